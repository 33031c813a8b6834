import { sitePicture, type DemoSection } from './demo-section';
import { homeAmenities, homeServices } from './home-amenities';
import type { HouseFacts } from './house-facts';

/** What guests read on the first page, between what follows from the house's own values. */
export function homeContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'home.lead',
      values: {
        picture: sitePicture('site:hero', {
          it: 'Baia turchese al tramonto con barchette in legno, bungalow rotondi dal tetto di paglia tra i pini e un’isola calcarea all’orizzonte',
          en: 'Turquoise bay at golden hour with small wooden boats, round thatched bungalows among the pines and a limestone island on the horizon',
          de: 'Türkisfarbene Bucht im Abendlicht mit kleinen Holzbooten, runden Bungalows mit Strohdach unter Pinien und einer Kalksteininsel am Horizont',
          es: 'Bahía turquesa al atardecer con barquitas de madera, bungalows redondos de techo de paja entre pinos y una isla caliza en el horizonte',
        }),
        scroll: {
          it: 'Scorri per scoprire la baia',
          en: 'Scroll to discover the bay',
          de: 'Scrollen und die Bucht entdecken',
          es: 'Baja para descubrir la bahía',
        },
        offering: {
          it: 'Bungalow e camere sul mare',
          en: 'Bungalows and rooms by the sea',
          de: 'Bungalows und Zimmer am Meer',
          es: 'Bungalows y habitaciones junto al mar',
        },
        searchTitle: {
          it: `Bungalow e camere sul mare, ${facts.city}`,
          en: `Bungalows and rooms by the sea, ${facts.city}`,
          de: `Bungalows und Zimmer am Meer, ${facts.city}`,
          es: `Bungalows y habitaciones junto al mar, ${facts.city}`,
        },
        searchDescription: {
          it: `Bungalow rotondi e camere tra i ginepri, a due passi dal mare di ${facts.city}, in Sardegna. Chiedi un preventivo: rispondiamo entro 24 ore.`,
          en: `Round bungalows and rooms among the junipers, a short walk from the sea in ${facts.city}, Sardinia. Ask for a quote, and we’ll reply within 24 hours.`,
          de: `Runde Bungalows und Zimmer zwischen Wacholdern, wenige Schritte vom Meer in ${facts.city} auf Sardinien. Fragen Sie an, wir antworten innerhalb von 24 Stunden.`,
          es: `Bungalows redondos y habitaciones entre enebros, a un paso del mar en ${facts.city}, Cerdeña. Pide presupuesto y respondemos en menos de 24 horas.`,
        },
      },
    },
    {
      kind: 'home.intro',
      values: {
        title: {
          it: 'Qui il tempo lo decide il mare',
          en: 'Here, the sea sets the pace',
          de: 'Hier gibt das Meer den Takt vor',
          es: 'Aquí el tiempo lo marca el mar',
        },
        text: {
          it: 'Ci si sveglia con il profumo dei pini, si scende in spiaggia a piedi, si cena sotto il pergolato. Due bungalow rotondi e quattro camere: siamo piccoli, e vogliamo restarlo.',
          en: 'You wake to the scent of pines, walk down to the beach, have dinner under the pergola. Two round bungalows and four rooms. We are small, and mean to stay that way.',
          de: 'Man wacht mit dem Duft der Pinien auf, geht zu Fuß zum Strand, isst abends unter der Pergola. Zwei runde Bungalows und vier Zimmer. Wir sind klein und wollen es bleiben.',
          es: 'Te despierta el aroma de los pinos, bajas andando a la playa, cenas bajo la pérgola. Dos bungalows redondos y cuatro habitaciones. Somos pequeños y queremos seguir siéndolo.',
        },
        picture: sitePicture('site:bay', {
          it: 'Grande isola calcarea sul mare turchese con una barca a vela, incorniciata da rocce e pini',
          en: 'Large limestone island over a turquoise sea with a sailing boat, framed by rocks and pines',
          de: 'Große Kalksteininsel über türkisfarbenem Meer mit Segelboot, gerahmt von Felsen und Pinien',
          es: 'Gran isla caliza sobre un mar turquesa con un velero, enmarcada por rocas y pinos',
        }),
        secondPicture: sitePicture('site:beach', {
          it: 'Spiaggia di sabbia chiara con ombrelloni colorati, acqua trasparente e rocce di granito',
          en: 'Pale sandy beach with colourful parasols, clear water and granite rocks',
          de: 'Heller Sandstrand mit bunten Sonnenschirmen, klarem Wasser und Granitfelsen',
          es: 'Playa de arena clara con sombrillas de colores, agua transparente y rocas de granito',
        }),
        reasons: [
          {
            drawing: 'umbrella',
            title: {
              it: 'Il mare a piedi',
              en: 'A walk to the sea',
              de: 'Zu Fuß ans Meer',
              es: 'A la playa, andando',
            },
            text: {
              it: 'Asciugamano in spalla e si va: niente auto, niente parcheggio da cercare.',
              en: 'Towel over your shoulder and off you go: no car, no hunting for a parking space.',
              de: 'Handtuch über die Schulter und los: kein Auto, keine Parkplatzsuche.',
              es: 'Toalla al hombro y listo: sin coche, sin buscar aparcamiento.',
            },
          },
          {
            drawing: 'tree',
            title: {
              it: 'All’ombra dei ginepri',
              en: 'In the shade of the junipers',
              de: 'Im Schatten der Wacholder',
              es: 'A la sombra de los enebros',
            },
            text: {
              it: 'Un giardino fresco anche ad agosto, con le sdraio già al posto giusto.',
              en: 'A garden that stays cool even in August, with the deckchairs just where they should be.',
              de: 'Ein Garten, der auch im August kühl bleibt, und die Liegestühle stehen schon richtig.',
              es: 'Un jardín fresco incluso en agosto, con las tumbonas ya en su sitio.',
            },
          },
          {
            drawing: 'people',
            title: {
              it: 'Ti risponde chi ci abita',
              en: 'You hear from the people who live here',
              de: 'Hier antworten die Gastgeber selbst',
              es: 'Te responde quien vive aquí',
            },
            text: {
              it: 'Nessun centralino: scrivi a noi, e ti diciamo anche dove mangiare.',
              en: 'No call centre: you write to us, and we’ll tell you where to eat, too.',
              de: 'Kein Callcenter: Sie schreiben direkt an uns, und wir verraten Ihnen auch, wo man gut isst.',
              es: 'Sin centralita: nos escribes a nosotros, y también te decimos dónde comer.',
            },
          },
        ],
      },
    },
    homeServices(facts),
    {
      kind: 'home.rooms',
      values: {
        title: {
          it: 'Sotto un tetto di paglia, o con la finestra sul mare',
          en: 'Under a thatched roof, or with a window onto the sea',
          de: 'Unter dem Strohdach oder mit Fenster zum Meer',
          es: 'Bajo un techo de paja, o con ventana al mar',
        },
        text: {
          it: 'I bungalow stanno tra i pini; le camere danno sul mare, sul porto o sul fresco del cortile.',
          en: 'The bungalows stand among the pines; the rooms face the sea, the harbour or the cool courtyard.',
          de: 'Die Bungalows stehen unter Pinien, die Zimmer blicken aufs Meer, auf den Hafen oder in den kühlen Innenhof.',
          es: 'Los bungalows están entre pinos; las habitaciones dan al mar, al puerto o a un patio fresco.',
        },
      },
    },
    homeAmenities(),
    {
      kind: 'home.video',
      values: {
        title: {
          it: 'La baia in movimento',
          en: 'The bay in motion',
          de: 'Die Bucht in Bewegung',
          es: 'La bahía en movimiento',
        },
        text: {
          it: 'Luce, vento, acqua: guarda com’è una giornata qui.',
          en: 'Light, wind, water: see what a day here looks like.',
          de: 'Licht, Wind, Wasser: Sehen Sie, wie ein Tag hier aussieht.',
          es: 'Luz, viento, agua: mira cómo es un día aquí.',
        },
      },
    },
    {
      kind: 'home.location',
      values: {
        title: {
          it: 'Vicino a tutto, lontano dal rumore',
          en: 'Close to everything, far from the noise',
          de: 'Nah an allem, fern vom Lärm',
          es: 'Cerca de todo, lejos del ruido',
        },
        text: {
          it: `${facts.city}, costa nord-orientale della Sardegna.`,
          en: `${facts.city}, on the north-east coast of Sardinia.`,
          de: `${facts.city}, an der Nordostküste Sardiniens.`,
          es: `${facts.city}, costa nororiental de Cerdeña.`,
        },
        picture: sitePicture('site:road', {
          it: 'Pulmino navetta turchese e bianco lungo la strada costiera, con il mare accanto',
          en: 'Turquoise-and-white shuttle bus on the coast road, the sea beside it',
          de: 'Türkis-weißer Shuttlebus auf der Küstenstraße, daneben das Meer',
          es: 'Minibús turquesa y blanco por la carretera de la costa, con el mar al lado',
        }),
      },
    },
    {
      kind: 'home.about',
      values: {
        title: { it: 'Chi ti accoglie', en: 'Your hosts', de: 'Ihre Gastgeber', es: 'Quién te recibe' },
        text: {
          it: 'Siamo noi a rispondere, ad aprirti la porta e ad annaffiare la buganvillea: quando scrivi, parli con chi vive qui.',
          en: 'We are the ones who answer, open the door and water the bougainvillea. When you write, you are talking to the people who live here.',
          de: 'Wir beantworten Ihre Anfrage, öffnen Ihnen die Tür und gießen die Bougainvillea. Wer uns schreibt, spricht mit den Menschen, die hier wohnen.',
          es: 'Somos nosotros quienes contestamos, abrimos la puerta y regamos la buganvilla. Cuando escribes, hablas con quien vive aquí.',
        },
      },
    },
    {
      kind: 'home.closing',
      values: {
        title: {
          it: 'Dicci quando: al resto pensiamo noi',
          en: 'Tell us when, and we’ll take care of the rest',
          de: 'Sagen Sie uns, wann: Um den Rest kümmern wir uns',
          es: 'Dinos cuándo, y del resto nos ocupamos nosotros',
        },
        text: {
          it: 'Due minuti per scriverci, una risposta vera entro 24 ore. Nessun pagamento adesso.',
          en: 'Two minutes to write to us, a real answer within 24 hours. Nothing to pay now.',
          de: 'Zwei Minuten für Ihre Anfrage, eine persönliche Antwort innerhalb von 24 Stunden. Bezahlen müssen Sie jetzt noch nichts.',
          es: 'Dos minutos para escribirnos, una respuesta de verdad en menos de 24 horas. Ahora no se paga nada.',
        },
        picture: sitePicture('site:terrace', {
          it: 'Terrazza con pergola e buganvillea, due poltroncine e un tavolino davanti al mare',
          en: 'Terrace with a pergola and bougainvillea, two armchairs and a small table facing the sea',
          de: 'Terrasse mit Pergola und Bougainvillea, zwei Sessel und ein Tischchen vor dem Meer',
          es: 'Terraza con pérgola y buganvilla, dos butacas y una mesita frente al mar',
        }),
      },
    },
  ];
}
