import { byLanguage } from '@ospite/domain';
import { paragraphs, sitePicture, type DemoSection } from './demo-section';
import { withAmount, withWay, type HouseFacts } from './house-facts';

/** With what a visit costs, and how far the nearest one is. */
export function beaches(facts: HouseFacts): DemoSection {
  const known = [
    withWay(facts, 'beach', {
      it: (way) => `La più vicina a noi: ${way}`,
      en: (way) => `The nearest to us: ${way}`,
      de: (way) => `Unser nächster Strand: ${way}`,
      es: (way) => `La más cercana: ${way}`,
    }),
    withAmount(facts, 'beach-reservation', {
      it: (amount) => `A Cala Brandinchi e Lu Impostu d’estate l’ingresso si prenota: ${amount}.`,
      en: (amount) => `In summer, Cala Brandinchi and Lu Impostu must be booked ahead (${amount}).`,
      de: (amount) => `An der Cala Brandinchi und am Lu Impostu reserviert man im Sommer vorab: ${amount}.`,
      es: (amount) => `En Cala Brandinchi y Lu Impostu, en verano, se reserva la entrada: ${amount}.`,
    }),
  ];
  return {
    kind: 'guide.chapter',
    values: {
      title: { it: 'Spiagge', en: 'Beaches', de: 'Strände', es: 'Playas' },
      text: {
        it: 'Sabbia fine, acqua bassa e l’isola di Tavolara sempre davanti. Queste sono le nostre preferite.',
        en: 'Fine sand, shallow water and the island of Tavolara always in view. These are our favourites.',
        de: 'Feiner Sand, flaches Wasser und immer die Insel Tavolara im Blick. Das sind unsere liebsten.',
        es: 'Arena fina, agua poco profunda y la isla de Tavolara siempre enfrente. Estas son nuestras preferidas.',
      },
      picture: sitePicture('site:beach', {
        it: 'Spiaggia di sabbia chiara con ombrelloni colorati, acqua trasparente e rocce di granito',
        en: 'Pale sandy beach with colourful parasols, clear water and granite rocks',
        de: 'Heller Sandstrand mit bunten Sonnenschirmen, klarem Wasser und Granitfelsen',
        es: 'Playa de arena clara con sombrillas de colores, agua transparente y rocas de granito',
      }),
      places: [
        {
          name: { it: 'La Cinta', en: 'La Cinta', de: 'La Cinta', es: 'La Cinta' },
          text: paragraphs({
            it: ['5 km di sabbia chiara tra il mare e lo stagno dei fenicotteri.'],
            en: ['5 km of pale sand between the sea and the flamingos’ lagoon.'],
            de: ['5 km heller Sand zwischen dem Meer und der Lagune der Flamingos.'],
            es: ['5 km de arena clara entre el mar y la laguna de los flamencos.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: {
            it: 'Cala Brandinchi',
            en: 'Cala Brandinchi',
            de: 'Cala Brandinchi',
            es: 'Cala Brandinchi',
          },
          text: paragraphs({
            it: ['Acqua bassa e pineta: la spiaggia più facile con i bambini.'],
            en: ['Shallow water and pine shade: the easiest beach with children.'],
            de: ['Flaches Wasser und Schatten unter Pinien: mit Kindern am einfachsten.'],
            es: ['Agua poco profunda y pinar: la más cómoda con niños.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: { it: 'Lu Impostu', en: 'Lu Impostu', de: 'Lu Impostu', es: 'Lu Impostu' },
          text: paragraphs({
            it: ['Dune, ginepri e Tavolara proprio di fronte.'],
            en: ['Dunes, junipers and Tavolara right across the water.'],
            de: ['Dünen, Wacholder und Tavolara direkt gegenüber.'],
            es: ['Dunas, enebros y Tavolara justo enfrente.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: { it: 'Cala d’Ambra', en: 'Cala d’Ambra', de: 'Cala d’Ambra', es: 'Cala d’Ambra' },
          text: paragraphs({
            it: ['Piccola, a ridosso del paese: si va e si torna per il pranzo.'],
            en: ['Small and next to the town, so you can be back for lunch.'],
            de: ['Klein und gleich beim Ort, zum Mittagessen ist man zurück.'],
            es: ['Pequeña y junto al pueblo; vuelves a tiempo para comer.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: { it: 'L’Isuledda', en: 'L’Isuledda', de: 'L’Isuledda', es: 'L’Isuledda' },
          text: paragraphs({
            it: ['Al riparo dal maestrale, per i giorni in cui altrove c’è vento.'],
            en: ['Sheltered from the mistral, for days when it is windy everywhere else.'],
            de: ['Geschützt vor dem Mistral, für Tage, an denen es anderswo weht.'],
            es: ['Al abrigo del mistral, para los días en que sopla en las demás playas.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
      ],
      facts: known.flatMap((text) => (text ? [{ text }] : [])),
    },
  };
}

const BOAT_TRIP = {
  it: 'L’area marina protetta sono 15.000 ettari di mare: si scoprono da una barca, con le soste per il bagno.',
  en: 'The marine park is 15,000 hectares of sea, best discovered from a boat, with stops for a swim.',
  de: 'Das Meeresschutzgebiet umfasst 15.000 Hektar und lässt sich vom Boot aus entdecken, mit Badepausen.',
  es: 'El área marina protegida son 15 000 hectáreas de mar que se descubren desde un barco, con paradas para bañarse.',
};

/** With what a boat trip costs. */
export function activities(facts: HouseFacts): DemoSection {
  const price = withAmount(facts, 'boat-trip', {
    it: (amount) => `Circa ${amount} a persona.`,
    en: (amount) => `About ${amount} per person.`,
    de: (amount) => `Etwa ${amount} pro Person.`,
    es: (amount) => `Unos ${amount} por persona.`,
  });
  return {
    kind: 'guide.chapter',
    values: {
      title: { it: 'Attività', en: 'Things to do', de: 'Unternehmungen', es: 'Actividades' },
      text: {
        it: 'Per quando stare fermi non basta più.',
        en: 'For when lying still is no longer enough.',
        de: 'Für alle, denen Faulenzen nicht mehr genügt.',
        es: 'Para cuando estar quieto ya no basta.',
      },
      picture: sitePicture('site:village-square', {
        it: 'Piazza di paese al crepuscolo con chiesa, fontana e lampioni accesi',
        en: 'Village square at dusk with church, fountain and lit street lamps',
        de: 'Dorfplatz in der Dämmerung mit Kirche, Brunnen und brennenden Laternen',
        es: 'Plaza de pueblo al anochecer con iglesia, fuente y farolas encendidas',
      }),
      places: [
        {
          name: {
            it: 'In barca a Tavolara',
            en: 'By boat to Tavolara',
            de: 'Mit dem Boot nach Tavolara',
            es: 'En barco a Tavolara',
          },
          text: paragraphs(
            byLanguage((language) => [[BOAT_TRIP[language], price?.[language]].filter(Boolean).join(' ')]),
          ),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: {
            it: 'I fenicotteri dello stagno',
            en: 'The flamingos of the lagoon',
            de: 'Die Flamingos der Lagune',
            es: 'Los flamencos de la laguna',
          },
          text: paragraphs({
            it: ['Stanno dietro La Cinta. L’ora giusta è il tramonto, con un binocolo.'],
            en: ['They live behind La Cinta. Go at sunset, with binoculars.'],
            de: ['Sie leben hinter La Cinta. Am schönsten ist es bei Sonnenuntergang, mit Fernglas.'],
            es: ['Viven detrás de La Cinta. La mejor hora es la puesta de sol, con prismáticos.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: {
            it: 'Vela, kite e windsurf',
            en: 'Sailing, kitesurfing, windsurfing',
            de: 'Segeln, Kiten und Windsurfen',
            es: 'Vela, kitesurf y windsurf',
          },
          text: paragraphs({
            it: ['Scuole e noleggi sono sulla spiaggia; il maestrale fa il resto.'],
            en: ['Schools and hire are right on the beach; the mistral does the rest.'],
            de: ['Schulen und Verleih liegen am Strand; den Rest macht der Mistral.'],
            es: ['Las escuelas y el alquiler están en la playa; el mistral hace el resto.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
        {
          name: {
            it: 'La sera in piazza',
            en: 'An evening in the square',
            de: 'Abends auf der Piazza',
            es: 'La noche en la plaza',
          },
          text: paragraphs({
            it: ['Bancarelle, gelato e musica: il paese si accende quando cala il sole.'],
            en: ['Stalls, ice cream and music: the town lights up when the sun goes down.'],
            de: ['Stände, Eis und Musik: Wenn die Sonne sinkt, wird der Ort wach.'],
            es: ['Puestos, helado y música: el pueblo se enciende cuando cae el sol.'],
          }),
          picture: null,
          map: null,
          minutes: null,
          mode: null,
        },
      ],
      facts: [],
    },
  };
}
