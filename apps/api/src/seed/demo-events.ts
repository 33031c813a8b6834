import type { FullyLocalized } from './demo-room';
import type { DemoPictureSource } from './pictures/encoded-pictures';

/** An event of the demo; its days are counted from the seeding, so that a fresh demo never shows the past. */
interface DemoEvent {
  readonly title: FullyLocalized;
  readonly description: FullyLocalized;
  readonly picture?: DemoPictureSource;
  readonly link: string | null;
  /** Days from the seeding to the first and the last day; without them the event has no date. */
  readonly from?: number;
  /** Begins on the first such day from then on; 1 is Monday. */
  readonly weekday?: number;
  readonly to?: number;
  readonly location: string | null;
  readonly isActive: boolean;
}

export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    title: {
      it: 'Sagra del pesce al porto',
      en: 'Fish festival at the harbour',
      de: 'Fischfest am Hafen',
      es: 'Fiesta del pescado en el puerto',
    },
    description: {
      it: 'Due sere di frittura, vermentino e organetto sul molo. Si mangia ai tavoli lunghi, seduti dove capita: è il modo migliore per conoscere mezzo paese. Meglio arrivare prima delle otto.',
      en: 'Two evenings of fried fish, vermentino and accordion on the quay. You eat at long tables, sitting wherever there is room: the best way to meet half the town. It is best to come before eight.',
      de: 'Zwei Abende mit frittiertem Fisch, Vermentino und Akkordeon auf der Mole. Gegessen wird an langen Tischen, wo gerade Platz ist. So lernt man am schnellsten das halbe Dorf kennen. Am besten vor acht Uhr kommen.',
      es: 'Dos noches de pescado frito, vermentino y acordeón en el muelle. Se cena en mesas largas, donde haya sitio: la mejor manera de conocer a medio pueblo. Conviene llegar antes de las ocho.',
    },
    picture: { file: 'evento-sagra.jpg' },
    link: 'https://sagra-del-pesce.example/programma',
    from: 12,
    to: 13,
    location: 'Porto di San Teodoro',
    isActive: true,
  },
  {
    title: {
      it: 'Mercato dei contadini',
      en: 'Farmers’ market',
      de: 'Bauernmarkt',
      es: 'Mercado de productores',
    },
    description: {
      it: 'Ogni lunedì mattina in piazza: pecorino, pane carasau, pomodori che sanno di pomodoro e il miele di corbezzolo, amaro e buonissimo. Dalle otto a mezzogiorno, poi restano solo i gatti.',
      en: 'Every Monday morning in the square: pecorino, carasau flatbread, tomatoes that taste of tomato, and strawberry-tree honey, bitter and wonderful. From eight until noon; after that only the cats are left.',
      de: 'Jeden Montagvormittag auf der Piazza: Pecorino, Carasau-Brot, Tomaten, die nach Tomate schmecken, und der Honig vom Erdbeerbaum, bitter und herrlich. Von acht bis zwölf, danach bleiben nur die Katzen.',
      es: 'Cada lunes por la mañana en la plaza: pecorino, pan carasau, tomates que saben a tomate y miel de madroño, amarga y buenísima. De ocho a doce; después solo quedan los gatos.',
    },
    picture: { file: 'evento-mercato.jpg' },
    link: null,
    from: 2,
    weekday: 1,
    to: 120,
    location: 'Piazza Gallura, San Teodoro',
    isActive: true,
  },
  {
    title: {
      it: 'Camminata ai fenicotteri',
      en: 'A walk to the flamingos',
      de: 'Spaziergang zu den Flamingos',
      es: 'Paseo hasta los flamencos',
    },
    description: {
      it: 'Con una guida del parco lungo lo stagno, all’ora in cui i fenicotteri rientrano. Un’ora e mezza in piano, adatta anche ai bambini. I binocoli li portiamo noi.',
      en: 'With a park guide along the lagoon, at the hour when the flamingos come home. An hour and a half on level ground, fine for children too. We bring the binoculars.',
      de: 'Mit einer Rangerin des Parks an der Lagune entlang, zur Stunde, in der die Flamingos heimkehren. Anderthalb Stunden auf ebenem Weg, auch für Kinder geeignet. Ferngläser bringen wir mit.',
      es: 'Con una guía del parque por la orilla de la laguna, a la hora en que vuelven los flamencos. Hora y media en llano, apto también para niños. Los prismáticos los ponemos nosotros.',
    },
    link: null,
    from: 20,
    location: 'Stagno di San Teodoro',
    isActive: true,
  },
  {
    title: {
      it: 'Cena di fine estate',
      en: 'End-of-summer dinner',
      de: 'Abendessen zum Sommerende',
      es: 'Cena de fin de verano',
    },
    description: {
      it: 'Una tavolata sotto la quercia per salutare la stagione. Data e menù da decidere.',
      en: 'One long table under the oak to say goodbye to the season. Date and menu to be decided.',
      de: 'Eine lange Tafel unter der Eiche zum Abschied von der Saison. Datum und Menü stehen noch nicht fest.',
      es: 'Una mesa larga bajo el roble para despedir la temporada. Fecha y menú por decidir.',
    },
    link: null,
    location: null,
    isActive: false,
  },
];
