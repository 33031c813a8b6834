import { paragraphs, sitePicture, type DemoSection } from './demo-section';
import type { HouseFacts } from './house-facts';

/** Whose the house is, how it began and who receives the guests. */
export function aboutContent({ name, city }: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'about.lead',
      values: {
        title: { it: 'Chi siamo', en: 'About us', de: 'Über uns', es: 'Sobre nosotros' },
        text: {
          it: 'Due bungalow rotondi, poche camere, e ad accoglierti le stesse persone che rispondono alle email.',
          en: 'Two round bungalows, a handful of rooms, and the people who answer your emails are the ones who welcome you.',
          de: 'Zwei runde Bungalows, eine Handvoll Zimmer, und wer Ihre Nachrichten beantwortet, empfängt Sie auch.',
          es: 'Dos bungalows redondos, unas pocas habitaciones y, al llegar, las mismas personas que responden a tus correos.',
        },
        searchDescription: {
          it: `Due bungalow rotondi tra i ginepri a ${city}, gestiti direttamente da chi ci vive: la storia di ${name} e le persone che ti accolgono.`,
          en: `Two round bungalows among the junipers of ${city}, run directly by the people who live here: the story of ${name} and your hosts.`,
          de: `Zwei runde Bungalows zwischen den Wacholdern von ${city}, direkt von den Eigentümern geführt: die Geschichte von ${name} und Ihre Gastgeber.`,
          es: `Dos bungalows redondos entre los enebros de ${city}, gestionados directamente por quienes viven aquí: la historia de ${name} y tus anfitriones.`,
        },
      },
    },
    {
      kind: 'about.story',
      values: {
        title: {
          it: 'Due bungalow, gestiti da chi ci vive',
          en: 'Two bungalows, run by the people who live here',
          de: 'Zwei Bungalows, geführt von den Menschen, die hier leben',
          es: 'Dos bungalows, en manos de quienes viven aquí',
        },
        text: paragraphs({
          it: [
            `${name} è nata da due bungalow rotondi tra i ginepri di ${city}: muri di pietra e tetto di paglia, come le vecchie pinnette dei pastori. Poi sono arrivate le camere, ma l’idea è rimasta quella.`,
            'Li gestiamo noi, direttamente: nessuna agenzia, nessun centralino. Chi chiede un prezzo parla con i proprietari, chi arriva trova noi ad aspettarlo.',
            'Sappiamo quale finestra prende il fresco la sera, dove si mangia bene senza spendere una fortuna e in quale spiaggia andare quando soffia il maestrale. Basta chiedere.',
          ],
          en: [
            `${name} began with two round bungalows among the junipers of ${city}: stone walls and a thatched roof, like the old shepherds’ huts of Sardinia. The rooms came later, but the idea has stayed the same.`,
            'We run everything ourselves. No agency, no call centre. If you ask for a price you speak to the owners, and we’re the ones waiting when you arrive.',
            'We know which window catches the evening breeze, where to eat well without spending a fortune and which beach to choose when the mistral blows. Just ask.',
          ],
          de: [
            `${name} begann mit zwei runden Bungalows zwischen den Wacholdern von ${city}: Steinmauern und Strohdach, wie die alten Hirtenhütten Sardiniens. Die Zimmer kamen später dazu, die Idee ist dieselbe geblieben.`,
            'Wir führen sie selbst: keine Agentur, kein Callcenter. Wer nach einem Preis fragt, spricht mit den Eigentümern, und wer ankommt, wird von uns erwartet.',
            'Wir wissen, durch welches Fenster abends die kühle Luft kommt, wo man gut und nicht zu teuer isst und an welchen Strand man bei Mistral geht. Fragen Sie einfach.',
          ],
          es: [
            `${name} nació de dos bungalows redondos entre los enebros de ${city}: muros de piedra y techo de paja, como las antiguas cabañas de los pastores sardos. Después llegaron las habitaciones, pero la idea sigue siendo la misma.`,
            'Los gestionamos nosotros, directamente: ninguna agencia, ninguna centralita. Si pides un precio hablas con los propietarios, y cuando llegas somos nosotros quienes te esperamos.',
            'Sabemos por qué ventana entra el fresco de la noche, dónde se come bien sin gastar una fortuna y a qué playa ir cuando sopla el mistral. Solo tienes que preguntar.',
          ],
        }),
        picture: sitePicture('site:bungalow-outside', {
          it: 'Bungalow rotondo in pietra con tetto di paglia e porta turchese, buganvillea e sdraio nel giardino di pini',
          en: 'Round stone bungalow with a thatched roof and a teal door, bougainvillea and deckchairs in a pine garden',
          de: 'Runder Steinbungalow mit Strohdach und türkisfarbener Tür, Bougainvillea und Liegestühle im Piniengarten',
          es: 'Bungalow redondo de piedra con techo de paja y puerta turquesa, buganvilla y tumbonas en un jardín de pinos',
        }),
        secondPicture: sitePicture('site:bungalow-terracotta', {
          it: 'Bungalow rotondo con porta color terracotta, fiori e sedie a sdraio a righe azzurre sotto i pini',
          en: 'Round bungalow with a terracotta door, flowers and blue-striped deckchairs under the pines',
          de: 'Runder Bungalow mit terrakottafarbener Tür, Blumen und blau gestreiften Liegestühlen unter Pinien',
          es: 'Bungalow redondo con puerta color terracota, flores y tumbonas de rayas azules bajo los pinos',
        }),
      },
    },
    {
      kind: 'about.values',
      values: {
        title: {
          it: 'A che cosa teniamo',
          en: 'What matters to us',
          de: 'Was uns wichtig ist',
          es: 'Lo que nos importa',
        },
        items: [
          {
            drawing: 'people',
            title: {
              it: 'Gestione diretta',
              en: 'Run by the owners',
              de: 'Von den Eigentümern geführt',
              es: 'Trato directo',
            },
            text: {
              it: 'Scrivi a noi e ti rispondiamo noi, entro 24 ore: chi ti dà il prezzo è chi ti dà le chiavi.',
              en: 'You write to us and we reply ourselves, within 24 hours: the person who quotes you the price hands you the keys.',
              de: 'Sie schreiben uns, und wir antworten selbst, innerhalb von 24 Stunden. Wer Ihnen den Preis nennt, gibt Ihnen auch die Schlüssel.',
              es: 'Nos escribes y te respondemos nosotros, en menos de 24 horas: quien te da el precio es quien te da las llaves.',
            },
          },
          {
            drawing: 'umbrella',
            title: { it: 'Pochi ospiti', en: 'Few guests', de: 'Wenige Gäste', es: 'Pocos huéspedes' },
            text: {
              it: 'Due bungalow, qualche camera e tanto verde in mezzo: c’è silenzio anche ad agosto.',
              en: 'Two bungalows, a few rooms and plenty of green in between, so it is quiet even in August.',
              de: 'Zwei Bungalows, ein paar Zimmer und viel Grün dazwischen. So ist es sogar im August ruhig.',
              es: 'Dos bungalows, algunas habitaciones y mucho verde en medio, y se está tranquilo incluso en agosto.',
            },
          },
          {
            drawing: 'tree',
            title: {
              it: 'Rispetto per il posto',
              en: 'Respect for the place',
              de: 'Respekt vor dem Ort',
              es: 'Respeto por el lugar',
            },
            text: {
              it: 'Ombra di pini invece del cemento, rifiuti separati, e il mare trattato da vicino di casa.',
              en: 'Shade from pines instead of concrete, waste sorted, and the sea treated like the neighbour it is.',
              de: 'Schatten von Pinien statt Beton, Mülltrennung und ein Meer, mit dem wir umgehen wie mit einem guten Nachbarn.',
              es: 'Sombra de pinos en vez de cemento, residuos separados y el mar tratado como un buen vecino.',
            },
          },
        ],
      },
    },
    {
      kind: 'about.hosts',
      values: {
        title: { it: 'Chi ti accoglie', en: 'Your hosts', de: 'Ihre Gastgeber', es: 'Quién te recibe' },
      },
    },
    {
      kind: 'about.closing',
      values: {
        title: {
          it: 'Hai una domanda?',
          en: 'Do you have a question?',
          de: 'Haben Sie eine Frage?',
          es: '¿Tienes alguna pregunta?',
        },
        text: {
          it: 'Chiamaci o scrivici: rispondiamo entro 24 ore, e diciamo le cose come stanno.',
          en: 'Call or write to us. We reply within 24 hours, and give you a straight answer.',
          de: 'Rufen Sie an oder schreiben Sie uns. Wir antworten innerhalb von 24 Stunden und sagen, wie es wirklich ist.',
          es: 'Llámanos o escríbenos. Respondemos en menos de 24 horas y contamos las cosas como son.',
        },
      },
    },
  ];
}
