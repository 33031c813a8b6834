/** A room as its owner describes it. */
export interface OwnersRoom {
  readonly name: string;
  /** The last part of its address, made from its name. */
  readonly slug: string;
  readonly short: string;
  readonly shortInGerman: string;
  readonly text: string;
  /** Labels of what it has, as the form shows them. */
  readonly amenities: readonly string[];
  /** Euros a night as the owner types them: in high, then in low season. */
  readonly prices: readonly [string, string];
}

/** An invented house: what its owner says of it on the first day, by the labels of the screens. */
export interface House {
  readonly name: string;
  readonly tagline: string;
  /** By the labels of the first form. */
  readonly contacts: Readonly<Record<string, string>>;
  /** By the names of their groups: from, to. */
  readonly hours: Readonly<Record<string, readonly [string, string]>>;
  /** The same on every paper of a property; without them the owner is reminded. */
  readonly codes: Readonly<Record<string, string>>;
  readonly rooms: readonly OwnersRoom[];
  /** Of the six questions for the first texts. */
  readonly answers: {
    readonly place: string;
    readonly breakfast: string;
    readonly offers: readonly string[];
    readonly host: string;
    /** What the picture shows. */
    readonly view: string;
  };
}

/** A room in a village by the sea: the house of the Italian guide's pictures. */
export const CASA_DEL_MIRTO: House = {
  name: 'Casa del Mirto',
  tagline: 'Camere tranquille tra i mirti, a due passi dal mare',
  contacts: {
    Telefono: '+39 0784 123456',
    Email: 'info@casadelmirto.example',
    'Numero di WhatsApp': '+39 333 1234567',
    'Via e numero': 'Via dei Mirti 4',
    CAP: '07052',
    Città: 'San Teodoro',
    'Regione o provincia': 'Sardegna',
  },
  hours: { Reception: ['08:00', '22:00'], Colazione: ['08:00', '10:30'] },
  codes: { CIN: 'IT090092C2000P1234', IUN: 'P1234' },
  rooms: [
    {
      name: 'Camera Mirto',
      slug: 'camera-mirto',
      short: 'Camera tranquilla con balcone sul giardino, per due persone.',
      shortInGerman: 'Ruhiges Zimmer mit Balkon zum Garten, für zwei Personen.',
      text: 'Una camera luminosa al primo piano, con letto matrimoniale e balcone sul giardino.',
      amenities: ['Bagno privato', 'Balcone', 'Wi-Fi gratuito'],
      prices: ['95', '70-80'],
    },
  ],
  answers: {
    place: 'Al mare',
    breakfast: 'Sì, compresa nel prezzo',
    offers: ['Parcheggio', 'Giardino'],
    host: 'Marta',
    view: 'Una camera',
  },
};

/** Three rooms around a courtyard in a town. */
export const CASA_DI_RINGHIERA: House = {
  name: 'Casa di ringhiera',
  tagline: 'Tre camere intorno a un cortile, sotto i portici',
  contacts: {
    Telefono: '+39 051 123456',
    Email: 'info@casadiringhiera.example',
    'Numero di WhatsApp': '+39 333 7654321',
    'Via e numero': 'Via del Pratello 12',
    CAP: '40122',
    Città: 'Bologna',
    'Regione o provincia': 'Emilia-Romagna',
  },
  hours: { Colazione: ['07:30', '10:00'] },
  codes: { CIN: 'IT037006B4ABCD1234' },
  rooms: ['Cortile', 'Portico', 'Torre'].map((name) => ({
    name: `Camera ${name}`,
    slug: `camera-${name.toLowerCase()}`,
    short: `Camera doppia al secondo piano, con il pavimento di graniglia: la ${name}.`,
    shortInGerman: `Doppelzimmer im zweiten Stock mit altem Terrazzoboden: die ${name}.`,
    text: 'Si entra dal ballatoio. Letto matrimoniale, scrivania e una finestra alta sul cortile.',
    amenities: ['Bagno privato', 'Aria condizionata'],
    prices: ['110', '85'],
  })),
  answers: {
    place: 'In città',
    breakfast: 'Sì, a parte',
    offers: ['Wi-Fi', 'Biciclette', 'Cucina per gli ospiti'],
    host: 'Irene',
    view: 'La casa da fuori',
  },
};

/** A hut in the mountains where nobody makes breakfast. */
export const BAITA_LARICE: House = {
  name: 'Baita Larice',
  tagline: 'Una stufa, due letti e il bosco davanti',
  contacts: {
    Telefono: '+39 0463 123456',
    Email: 'info@baitalarice.example',
    'Numero di WhatsApp': '+39 347 1234567',
    'Via e numero': 'Località Pian del Larice 2',
    CAP: '38020',
    Città: 'Rabbi',
    'Regione o provincia': 'Trentino',
  },
  hours: { Reception: ['16:00', '20:00'] },
  codes: { CIN: 'IT022150B4WXYZ5678' },
  rooms: [
    {
      name: 'Stanza Stube',
      slug: 'stanza-stube',
      short: 'Stanza di legno con stufa in maiolica, per due persone.',
      shortInGerman: 'Holzgetäfelte Stube mit Kachelofen, für zwei Personen.',
      text: 'Pareti di cirmolo, un letto matrimoniale e la stufa che si accende la sera.',
      amenities: ['Bagno privato', 'Vista panoramica'],
      prices: ['90', '75'],
    },
  ],
  answers: {
    place: 'In montagna',
    breakfast: 'No',
    offers: ['Parcheggio', 'Gli animali sono benvenuti'],
    host: 'Karl',
    view: 'Il panorama',
  },
};
