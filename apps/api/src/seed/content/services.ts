import { paragraphs, sitePicture, type DemoSection } from './demo-section';
import { ON_SITE, AT_RECEPTION, lines, NOTHING } from './service-words';
import { withAmount, withPeriod, withWay, type HouseFacts } from './house-facts';
import { servicesCards } from './services-cards';
import { shuttle } from './services-shuttle';

/** What the house offers: when, for how much, whether it is booked and how far. */
export function servicesContent(facts: HouseFacts): readonly DemoSection[] {
  const offers = (service: HouseFacts['services'][number], section: DemoSection) =>
    facts.services.includes(service) ? [section] : [];
  const season =
    withPeriod(facts.servicesSeason, {
      it: (period) => period,
      en: (period) => period,
      de: (period) => period,
      es: (period) => period,
    }) ?? NOTHING;
  const toMarina =
    withWay(facts, 'marina', {
      it: (way) => `Porto turistico: ${way}`,
      en: (way) => `Marina: ${way}`,
      de: (way) => `Yachthafen: ${way}`,
      es: (way) => `Puerto deportivo: ${way}`,
    }) ?? NOTHING;
  const toBeach =
    withWay(facts, 'beach', {
      it: (way) => `Spiaggia: ${way}`,
      en: (way) => `Beach: ${way}`,
      de: (way) => `Strand: ${way}`,
      es: (way) => `Playa: ${way}`,
    }) ?? NOTHING;
  return [
    {
      kind: 'services.lead',
      values: {
        title: { it: 'Servizi', en: 'Services', de: 'Leistungen', es: 'Servicios' },
        text: {
          it: 'Che cosa trovi al campeggio, in quale periodo, quanto costa e se conviene prenotare.',
          en: 'What you’ll find at the campsite, when, what it costs and whether it’s worth booking.',
          de: 'Was Sie auf dem Campingplatz finden, wann es geöffnet ist, was es kostet und ob sich eine Anmeldung lohnt.',
          es: 'Qué encontrarás en el camping, en qué fechas, cuánto cuesta y si conviene reservar.',
        },
        seasonNote: {
          it: 'Di giorno i servizi sono gratuiti su prenotazione; in inverno, con il campeggio chiuso, sono ridotti.',
          en: 'During the day the services are free if you book; in winter, when the campsite is closed, only some are available.',
          de: 'Tagsüber sind die Leistungen nach Voranmeldung kostenlos; im Winter, wenn der Campingplatz geschlossen ist, gibt es sie nur eingeschränkt.',
          es: 'De día los servicios son gratuitos con reserva; en invierno, con el camping cerrado, solo hay algunos.',
        },
        searchDescription: {
          it: `Piscina e solarium, ristorante e bar, mini market e lavanderia: i servizi di ${facts.name} a ${facts.city}, con periodi e costi.`,
          en: `Pool and sun terrace, restaurant and bar, mini-market and laundry room: the services of ${facts.name} in ${facts.city}, with seasons and costs.`,
          de: `Pool und Sonnenterrasse, Restaurant und Bar, Minimarkt und Waschküche: die Leistungen von ${facts.name} in ${facts.city}, mit Zeiten und Preisen.`,
          es: `Piscina y solárium, restaurante y bar, minimercado y lavandería: los servicios de ${facts.name} en ${facts.city}, con fechas y precios.`,
        },
      },
    },
    {
      kind: 'services.service',
      values: {
        title: {
          it: 'Piscina e solarium',
          en: 'Pool and sun terrace',
          de: 'Pool und Sonnen­terrasse',
          es: 'Piscina y solárium',
        },
        text: paragraphs({
          it: [
            'Acqua turchese, lettini al sole e l’ombra dei pini per chi la preferisce: è qui che finiscono quasi tutti i pomeriggi.',
          ],
          en: [
            'Turquoise water, loungers in the sun and the shade of the pines if you prefer it. This is where most afternoons end up.',
          ],
          de: [
            'Türkisfarbenes Wasser, Liegen in der Sonne und der Schatten der Pinien für alle, die ihn lieber mögen. Hier enden die meisten Nachmittage.',
          ],
          es: [
            'Agua turquesa, tumbonas al sol y la sombra de los pinos para quien la prefiera. Aquí acaban casi todas las tardes.',
          ],
        }),
        picture: sitePicture('site:pool', {
          it: 'Piscina turchese bordata di pietra con lettini, ombrelloni e bungalow tra i pini, il mare sullo sfondo',
          en: 'Turquoise pool edged in stone with sun loungers, parasols and bungalows among pines, the sea behind',
          de: 'Türkisfarbener Pool mit Steinrand, Liegen, Sonnenschirmen und Bungalows unter Pinien, dahinter das Meer',
          es: 'Piscina turquesa con borde de piedra, tumbonas, sombrillas y bungalows entre pinos, con el mar al fondo',
        }),
        period: season,
        costs: [
          {
            text: {
              it: 'Gratuita di giorno',
              en: 'Free during the day',
              de: 'Tagsüber kostenlos',
              es: 'Gratuita de día',
            },
          },
        ],
        booking: AT_RECEPTION,
        distance: ON_SITE,
        action: { it: [] },
      },
    },
    {
      kind: 'services.service',
      values: {
        title: {
          it: 'Ristorante e bar',
          en: 'Restaurant and bar',
          de: 'Restaurant und Bar',
          es: 'Restaurante y bar',
        },
        text: paragraphs({
          it: [
            'Si cena sotto il pergolato, con le luci appese e il mare davanti. Prima e dopo c’è il bar: caffè al mattino, aperitivo al tramonto.',
          ],
          en: [
            'Dinner is served under the pergola, with string lights above and the sea in front. Before and after there is the bar: coffee in the morning, an aperitif at sunset.',
          ],
          de: [
            'Gegessen wird unter der Pergola, mit Lichterketten über den Tischen und Blick aufs Meer. Vorher und nachher gibt es die Bar: Kaffee am Morgen, Aperitif bei Sonnenuntergang.',
          ],
          es: [
            'Se cena bajo la pérgola, con las luces colgadas y el mar delante. Antes y después está el bar: café por la mañana, aperitivo al atardecer.',
          ],
        }),
        picture: sitePicture('site:restaurant', {
          it: 'Tavoli apparecchiati sotto un pergolato di vite con luci sospese, vista sul mare al tramonto',
          en: 'Tables laid under a vine-covered pergola with string lights, overlooking the sea at sunset',
          de: 'Gedeckte Tische unter einer Weinpergola mit Lichterketten, mit Blick auf das Meer bei Sonnenuntergang',
          es: 'Mesas puestas bajo una pérgola de parra con guirnaldas de luces, con vistas al mar al atardecer',
        }),
        period: season,
        costs: [{ text: { it: 'Alla carta', en: 'À la carte', de: 'À la carte', es: 'A la carta' } }],
        booking: {
          it: 'Consigliata la sera',
          en: 'Recommended in the evening',
          de: 'Abends empfohlen',
          es: 'Recomendada por la noche',
        },
        distance: ON_SITE,
        action: { it: [] },
      },
    },
    ...offers('sports-fields', {
      kind: 'services.service',
      values: {
        title: { it: 'Attività sportive', en: 'Sports', de: 'Sport', es: 'Actividades deportivas' },
        text: paragraphs({
          it: [
            'Un campo da tennis in terra rossa e uno di calcetto, tutti e due tra i pini. Si gioca di giorno, o la sera con le luci accese.',
          ],
          en: [
            'A clay tennis court and a five-a-side pitch, both among the pines. Play during the day, or in the evening under the lights.',
          ],
          de: [
            'Ein Tennis-Sandplatz und ein Kleinfeld für Fußball, beide unter Pinien. Gespielt wird tagsüber oder abends bei Flutlicht.',
          ],
          es: [
            'Una pista de tenis de tierra batida y un campo de fútbol 5, los dos entre los pinos. Se juega de día, o por la noche con las luces encendidas.',
          ],
        }),
        picture: sitePicture('site:tennis', {
          it: 'Campo da tennis in terra rossa circondato dai pini, con racchetta e palline in primo piano',
          en: 'Clay tennis court surrounded by pines, with racket and balls in the foreground',
          de: 'Tennis-Sandplatz zwischen Pinien, im Vordergrund Schläger und Bälle',
          es: 'Pista de tenis de tierra batida rodeada de pinos, con raqueta y pelotas en primer plano',
        }),
        period: season,
        costs: [
          {
            text: {
              it: 'Gratuite di giorno',
              en: 'Free during the day',
              de: 'Tagsüber kostenlos',
              es: 'Gratuitas de día',
            },
          },
          ...lines(
            withAmount(facts, 'tennis-evening', {
              it: (price) => `Tennis la sera: ${price}`,
              en: (price) => `Tennis in the evening: ${price}`,
              de: (price) => `Tennis am Abend: ${price}`,
              es: (price) => `Tenis por la noche: ${price}`,
            }),
          ),
          ...lines(
            withAmount(facts, 'five-a-side-evening', {
              it: (price) => `Calcetto la sera: ${price}`,
              en: (price) => `Five-a-side in the evening: ${price}`,
              de: (price) => `Kleinfeldfußball am Abend: ${price}`,
              es: (price) => `Fútbol 5 por la noche: ${price}`,
            }),
          ),
        ],
        booking: AT_RECEPTION,
        distance: ON_SITE,
        action: { it: [] },
      },
    }),
    ...offers('mooring', {
      kind: 'services.service',
      values: {
        title: { it: 'Posti barca', en: 'Moorings', de: 'Liegeplätze', es: 'Amarres' },
        text: paragraphs({
          it: [
            'Arrivi con la tua barca? Scrivilo nella richiesta: ti aiutiamo a trovare un ormeggio nel porto turistico.',
          ],
          en: [
            'Coming with your own boat? Mention it in your request and we’ll help you find a mooring in the marina.',
          ],
          de: [
            'Sie kommen mit dem eigenen Boot? Schreiben Sie es in Ihre Anfrage. Wir helfen Ihnen, im Yachthafen einen Liegeplatz zu finden.',
          ],
          es: [
            '¿Vienes con tu barco? Dínoslo en la solicitud y te ayudamos a encontrar un amarre en el puerto deportivo.',
          ],
        }),
        picture: sitePicture('site:harbour', {
          it: 'Porticciolo con pontili di legno, barche ormeggiate e case color pastello',
          en: 'Small harbour with wooden piers, moored boats and pastel houses',
          de: 'Kleiner Hafen mit Holzstegen, Booten und pastellfarbenen Häusern',
          es: 'Pequeño puerto con embarcaderos de madera, barcas amarradas y casas de color pastel',
        }),
        period: season,
        costs: [
          {
            text: {
              it: 'Secondo lunghezza e periodo',
              en: 'Depends on length and season',
              de: 'Je nach Länge und Zeitraum',
              es: 'Según eslora y fechas',
            },
          },
        ],
        booking: {
          it: 'Insieme al preventivo',
          en: 'With your quote',
          de: 'Mit der Anfrage',
          es: 'Con el presupuesto',
        },
        distance: toMarina,
        action: { it: [] },
      },
    }),
    {
      kind: 'services.service',
      values: {
        title: {
          it: 'Area marina protetta',
          en: 'Protected marine area',
          de: 'Meeres­schutz­gebiet',
          es: 'Área marina protegida',
        },
        text: paragraphs({
          it: [
            'Il mare davanti a noi è quello dell’area marina protetta di Tavolara – Punta Coda Cavallo: acqua limpida, praterie di posidonia e fondali da guardare con maschera e boccaglio.',
          ],
          en: [
            'The sea in front of us belongs to the protected marine area of Tavolara – Punta Coda Cavallo: clear water, meadows of seagrass and a seabed to explore with mask and snorkel.',
          ],
          de: [
            'Das Meer vor unserer Tür gehört zum Meeresschutzgebiet Tavolara – Punta Coda Cavallo: klares Wasser, Seegraswiesen und ein Meeresgrund, den man mit Maske und Schnorchel entdeckt.',
          ],
          es: [
            'El mar que tenemos delante es el del área marina protegida de Tavolara – Punta Coda Cavallo: agua limpia, praderas de posidonia y fondos para mirar con gafas y tubo.',
          ],
        }),
        picture: sitePicture('site:bay', {
          it: 'Grande isola calcarea sul mare turchese con una barca a vela, incorniciata da rocce e pini',
          en: 'Large limestone island over a turquoise sea with a sailing boat, framed by rocks and pines',
          de: 'Große Kalksteininsel über türkisfarbenem Meer mit einem Segelboot, gerahmt von Felsen und Pinien',
          es: 'Gran isla caliza sobre el mar turquesa con un velero, enmarcada por rocas y pinos',
        }),
        period: { it: 'Tutto l’anno', en: 'All year', de: 'Ganzjährig', es: 'Todo el año' },
        costs: [
          {
            text: {
              it: 'Accesso libero dalla riva',
              en: 'Free from the shore',
              de: 'Vom Ufer aus kostenlos',
              es: 'Acceso libre desde la orilla',
            },
          },
          ...lines(
            withAmount(facts, 'boat-trip', {
              it: (price) => `Gita in barca: circa ${price} a persona`,
              en: (price) => `Boat trip: about ${price} per person`,
              de: (price) => `Bootsausflug: etwa ${price} pro Person`,
              es: (price) => `Excursión en barco: unos ${price} por persona`,
            }),
          ),
        ],
        booking: {
          it: 'Solo per le gite in barca',
          en: 'For boat trips only',
          de: 'Nur für Bootsausflüge',
          es: 'Solo para las excursiones en barco',
        },
        distance: toMarina,
        action: { it: [] },
      },
    },
    ...offers('beach-shuttle', shuttle(facts, season, toBeach)),
    servicesCards(facts, season),
    {
      kind: 'services.closing',
      values: {
        title: {
          it: 'Ti serve qualcos’altro?',
          en: 'Need anything else?',
          de: 'Brauchen Sie noch etwas?',
          es: '¿Necesitas algo más?',
        },
        text: {
          it: 'Scrivici quando vieni e che cosa ti serve: rispondiamo entro 24 ore.',
          en: 'Tell us when you’re coming and what you need, and we’ll reply within 24 hours.',
          de: 'Schreiben Sie uns, wann Sie kommen und was Sie brauchen. Wir antworten innerhalb von 24 Stunden.',
          es: 'Cuéntanos cuándo vienes y qué necesitas. Respondemos en menos de 24 horas.',
        },
      },
    },
  ];
}
