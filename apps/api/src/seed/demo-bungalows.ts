import type { DemoRoom } from './demo-room';

const GINEPRO_OUTSIDE = 'bungalow-ginepro-1.jpg';
const MIRTO_OUTSIDE = 'bungalow-mirto-1.jpg';

/** Everything there is: both links, prices in both forms, more than five pictures. */
const GINEPRO: DemoRoom = {
  name: 'Bungalow Ginepro',
  slug: 'bungalow-ginepro',
  shortDescription: {
    it: 'Rotondo, in pietra, con la porta turchese: la mattina il primo rumore è il mare.',
    en: 'Round, built of stone, with a teal door: the first sound of the morning is the sea.',
    de: 'Rund, aus Stein, mit türkisfarbener Tür: Das erste Geräusch am Morgen ist das Meer.',
    es: 'Redondo, de piedra, con la puerta turquesa: por la mañana, lo primero que se oye es el mar.',
  },
  description: {
    it: 'Trentasei metri quadri sotto un tetto di paglia, e nemmeno un angolo. Il Ginepro è la casa più vicina alla spiaggia: duecento metri di sentiero tra i pini, si va in ciabatte. Dentro c’è un letto matrimoniale, un tavolo per la colazione lenta e un angolo cottura con piastra a induzione e frigorifero, per quando il pesce l’hai comprato tu al porto. Fuori, due sdraio all’ombra e la buganvillea, che annaffiamo noi.',
    en: 'Thirty-six square metres under a thatched roof, and not a single corner. Ginepro is the house closest to the beach: two hundred metres of path through the pines, flip-flops will do. Inside there is a double bed, a table for slow breakfasts and a kitchenette with induction hob and fridge, for the evenings when you have bought the fish yourself down at the harbour. Outside, two deckchairs in the shade and the bougainvillea, which we water for you.',
    de: 'Sechsunddreißig Quadratmeter unter einem Strohdach, und keine einzige Ecke. Ginepro ist das Haus, das dem Strand am nächsten liegt: zweihundert Meter Pfad durch die Pinien, Badeschlappen genügen. Drinnen warten ein Doppelbett, ein Tisch für ausgedehnte Frühstücke und eine Kochnische mit Induktionskochfeld und Kühlschrank, für die Abende, an denen Sie den Fisch selbst am Hafen gekauft haben. Draußen stehen zwei Liegestühle im Schatten und die Bougainvillea, die wir für Sie gießen.',
    es: 'Treinta y seis metros cuadrados bajo un techo de paja y ni una sola esquina. El Ginepro es la casa más cercana a la playa: doscientos metros de sendero entre pinos, basta con unas chanclas. Dentro hay una cama de matrimonio, una mesa para desayunar sin prisa y una zona de cocina con placa de inducción y nevera, para las noches en que el pescado lo has comprado tú en el puerto. Fuera, dos tumbonas a la sombra y la buganvilla, que regamos nosotros.',
  },
  maxGuests: 2,
  amenities: [
    'private-bathroom',
    'free-wifi',
    'flat-screen-tv',
    'air-conditioning',
    'minibar',
    'kitchenette',
    'private-garden',
  ],
  beds: [{ kind: 'double', count: 1, widthCm: 160 }],
  sizeSqm: 36,
  stepFree: true,
  stayFacts: [
    { id: 'bathroom', choices: ['inside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'kitchen', choices: ['hob', 'fridge', 'coffee-maker', 'crockery'], number: null },
    { id: 'cot', choices: ['free'], number: null },
    { id: 'extra-bed', choices: ['none'], number: null },
    { id: 'entrance', choices: ['ground-floor'], number: null },
    { id: 'walk-in-shower', choices: ['yes'], number: null },
    { id: 'door-width', choices: [], number: 85 },
  ],
  bookingUrl: 'https://booking.example/baia-dei-ginepri/bungalow-ginepro',
  airbnbUrl: 'https://airbnb.example/baia-dei-ginepri/bungalow-ginepro',
  cin: 'IT090092B4000X0001',
  iun: 'E0001',
  prices: { high: '95-120€', low: '75€' },
  pictures: [
    {
      file: GINEPRO_OUTSIDE,
      alt: {
        it: 'Bungalow rotondo in pietra con tetto di paglia e porta turchese, buganvillea e sdraio nel giardino di pini',
        en: 'Round stone bungalow with a thatched roof and a teal door, bougainvillea and deckchairs in a pine garden',
        de: 'Runder Steinbungalow mit Strohdach und türkisfarbener Tür, Bougainvillea und Liegestühle im Piniengarten',
        es: 'Bungalow redondo de piedra con techo de paja y puerta turquesa, buganvilla y tumbonas en un jardín de pinos',
      },
    },
    {
      file: 'bungalow-ginepro-2.jpg',
      alt: {
        it: 'Interno del bungalow rotondo: travi che si incontrano sotto il tetto di paglia, letto matrimoniale, tavolino per due e angolo cottura color petrolio',
        en: 'Inside the round bungalow: beams meeting under the thatch, a double bed, a small table for two and a teal kitchenette',
        de: 'Das Innere des runden Bungalows: Balken unter dem Strohdach, Doppelbett, Tischchen für zwei und petrolfarbene Kochnische',
        es: 'Interior del bungalow redondo: vigas bajo el techo de paja, cama de matrimonio, mesita para dos y zona de cocina color petróleo',
      },
    },
    {
      file: 'bagno-bungalow.jpg',
      alt: {
        it: 'Bagno con parete in pietra, doccia con vetro, asciugamani color petrolio e soffitto di travi e canne',
        en: 'Bathroom with a stone wall, a glass shower, teal towels and a ceiling of beams and reeds',
        de: 'Bad mit Steinwand, Glasdusche, petrolfarbenen Handtüchern und einer Decke aus Balken und Schilf',
        es: 'Baño con pared de piedra, ducha de cristal, toallas color petróleo y techo de vigas y cañas',
      },
    },
    {
      file: 'spiaggia.jpg',
      alt: {
        it: 'La spiaggia in fondo al sentiero: sabbia chiara, ombrelloni colorati e rocce di granito',
        en: 'The beach at the end of the path: pale sand, colourful parasols and granite rocks',
        de: 'Der Strand am Ende des Pfads: heller Sand, bunte Sonnenschirme und Granitfelsen',
        es: 'La playa al final del sendero: arena clara, sombrillas de colores y rocas de granito',
      },
    },
    {
      file: 'piscina.jpg',
      alt: {
        it: 'La piscina bordata di pietra, con lettini e ombrelloni tra i pini',
        en: 'The pool edged in stone, with loungers and parasols among the pines',
        de: 'Der Pool mit steinernem Rand, Liegen und Sonnenschirmen unter den Pinien',
        es: 'La piscina bordeada de piedra, con tumbonas y sombrillas entre los pinos',
      },
    },
    {
      file: 'colazione-5.jpg',
      alt: {
        it: 'La tavola della colazione vista dall’alto, con cornetto, cappuccino, succo e fiori',
        en: 'The breakfast table from above, with a cornetto, cappuccino, juice and flowers',
        de: 'Der Frühstückstisch von oben, mit Cornetto, Cappuccino, Saft und Blumen',
        es: 'La mesa del desayuno vista desde arriba, con cornetto, capuchino, zumo y flores',
      },
    },
  ],
};

/** No price yet: the page shows a dash and the quote form. */
const MIRTO: DemoRoom = {
  name: 'Bungalow Mirto',
  slug: 'bungalow-mirto',
  shortDescription: {
    it: 'La porta color terracotta, il giardino intorno, la sera le lanterne.',
    en: 'A terracotta door, a garden all around, lanterns in the evening.',
    de: 'Eine Tür in Terrakotta, ringsum der Garten, abends die Laternen.',
    es: 'La puerta color terracota, el jardín alrededor y, por la noche, los faroles.',
  },
  description: {
    it: 'Il Mirto è il gemello tranquillo del Ginepro: stessa pianta rotonda, stessi trentasei metri quadri, ma in fondo al giardino, dove passano solo i gatti. Ha l’angolo cottura, l’aria condizionata e due sdraio azzurre che prendono l’ultimo sole. D’estate il profumo è quello del mirto vero, che cresce dietro la casa: con le bacche, a dicembre, facciamo il liquore.',
    en: 'Mirto is Ginepro’s quiet twin: the same round plan, the same thirty-six square metres, but at the far end of the garden, where only the cats come by. It has a kitchenette, air conditioning and two blue deckchairs that catch the last of the sun. In summer it smells of real myrtle, which grows behind the house: in December we turn the berries into liqueur.',
    de: 'Mirto ist der ruhige Zwilling von Ginepro: derselbe runde Grundriss, dieselben sechsunddreißig Quadratmeter, nur ganz hinten im Garten, wo höchstens die Katzen vorbeikommen. Hier gibt es eine Kochnische, eine Klimaanlage und zwei blaue Liegestühle, die die letzte Sonne abbekommen. Im Sommer duftet es nach echter Myrte, die hinter dem Haus wächst. Aus den Beeren machen wir im Dezember Likör.',
    es: 'El Mirto es el gemelo tranquilo del Ginepro: la misma planta redonda, los mismos treinta y seis metros cuadrados, pero al fondo del jardín, por donde solo pasan los gatos. Tiene zona de cocina, aire acondicionado y dos tumbonas azules que reciben el último sol. En verano huele a mirto de verdad, que crece detrás de la casa. Con las bayas, en diciembre, hacemos licor.',
  },
  maxGuests: 2,
  amenities: [
    'private-bathroom',
    'garden-view',
    'free-wifi',
    'flat-screen-tv',
    'air-conditioning',
    'kitchenette',
    'private-garden',
  ],
  beds: [{ kind: 'double', count: 1, widthCm: 160 }],
  sizeSqm: 36,
  stayFacts: [
    { id: 'bathroom', choices: ['inside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'kitchen', choices: ['hob', 'fridge', 'kettle', 'crockery'], number: null },
    { id: 'cot', choices: ['free'], number: null },
    { id: 'extra-bed', choices: ['none'], number: null },
    { id: 'entrance', choices: ['ground-floor'], number: null },
    { id: 'walk-in-shower', choices: ['no'], number: null },
  ],
  bookingUrl: 'https://booking.example/baia-dei-ginepri/bungalow-mirto',
  airbnbUrl: null,
  cin: 'IT090092B4000X0002',
  iun: 'E0002',
  prices: {},
  pictures: [
    {
      file: MIRTO_OUTSIDE,
      alt: {
        it: 'Bungalow rotondo con porta color terracotta, fiori e sdraio a righe azzurre sotto i pini',
        en: 'Round bungalow with a terracotta door, flowers and blue-striped deckchairs under the pines',
        de: 'Runder Bungalow mit terrakottafarbener Tür, Blumen und blau gestreiften Liegestühlen unter Pinien',
        es: 'Bungalow redondo con puerta color terracota, flores y tumbonas de rayas azules bajo los pinos',
      },
    },
    {
      file: 'bungalow-mirto-2.jpg',
      alt: {
        it: 'Interno del bungalow la sera: lanterne sotto il tetto di paglia, letto con testiera color terracotta e angolo cottura verde salvia',
        en: 'Inside the bungalow in the evening: lanterns under the thatch, a bed with a terracotta headboard and a sage-green kitchenette',
        de: 'Das Innere des Bungalows am Abend: Laternen unter dem Strohdach, Bett mit terrakottafarbenem Kopfteil und salbeigrüne Kochnische',
        es: 'Interior del bungalow por la noche: faroles bajo el techo de paja, cama con cabecero color terracota y zona de cocina verde salvia',
      },
    },
    {
      file: 'bagno-bungalow.jpg',
      alt: {
        it: 'Bagno con parete in pietra, doccia con vetro, asciugamani color petrolio e soffitto di travi e canne',
        en: 'Bathroom with a stone wall, a glass shower, teal towels and a ceiling of beams and reeds',
        de: 'Bad mit Steinwand, Glasdusche, petrolfarbenen Handtüchern und einer Decke aus Balken und Schilf',
        es: 'Baño con pared de piedra, ducha de cristal, toallas color petróleo y techo de vigas y cañas',
      },
    },
  ],
};

export const DEMO_BUNGALOWS: readonly DemoRoom[] = [GINEPRO, MIRTO];
