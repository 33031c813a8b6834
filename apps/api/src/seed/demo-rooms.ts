import type { DemoRoom } from './demo-room';

const UNO_BED = 'camera-uno-1.jpg';
const UNO_BATHROOM = 'camera-uno-2.jpg';
const DUE_BEDS = 'camera-due-1.jpg';
const DUE_TERRACE = 'camera-due-2.jpg';
const TRE_BED = 'camera-tre-1.jpg';
const QUATTRO_BED = 'camera-quattro-1.jpg';

const UNO: DemoRoom = {
  name: 'Camera Uno',
  slug: 'uno',
  shortDescription: {
    it: 'Turchese e cotto, un letto matrimoniale e la finestra che guarda il mare.',
    en: 'Turquoise and terracotta, a double bed and a window looking out to sea.',
    de: 'Türkis und Terrakotta, ein Doppelbett und ein Fenster zum Meer.',
    es: 'Turquesa y barro cocido, una cama de matrimonio y una ventana que mira al mar.',
  },
  description: {
    it: 'La camera che chiedono tutti la seconda volta. Al mattino la luce entra dal mare e si ferma sulla testiera turchese; il pavimento di cotto resta fresco anche ad agosto. Il bagno è esterno ma solo tuo, a due passi dalla porta, con una doccia grande e le piastrelle che abbiamo scelto una per una. Per due persone che amano svegliarsi presto, o fingere di dormire ancora.',
    en: 'The room everyone asks for on their second visit. In the morning the light comes in off the sea and rests on the turquoise headboard; the terracotta floor stays cool even in August. The bathroom is across the corridor but yours alone, two steps from the door, with a big shower and tiles we picked one by one. For two people who like to wake early, or to pretend they are still asleep.',
    de: 'Das Zimmer, nach dem beim zweiten Mal alle fragen. Morgens kommt das Licht vom Meer herein und bleibt am türkisfarbenen Kopfteil stehen; der Terrakottaboden ist selbst im August kühl. Das Bad liegt außerhalb des Zimmers, gehört aber nur Ihnen, zwei Schritte von der Tür entfernt, mit großer Dusche und Fliesen, die wir einzeln ausgesucht haben. Für zwei, die gern früh aufwachen oder so tun, als schliefen sie noch.',
    es: 'La habitación que todos piden la segunda vez. Por la mañana la luz entra desde el mar y se queda en el cabecero turquesa; el suelo de barro sigue fresco incluso en agosto. El baño está fuera de la habitación, pero es solo tuyo, a dos pasos de la puerta, con una ducha grande y azulejos que elegimos uno a uno. Para dos personas a las que les gusta despertarse temprano, o fingir que aún duermen.',
  },
  maxGuests: 2,
  amenities: ['private-bathroom', 'panoramic-view', 'free-wifi', 'flat-screen-tv', 'air-conditioning'],
  beds: [{ kind: 'double', count: 1, widthCm: 160 }],
  sizeSqm: 16,
  stayFacts: [
    { id: 'bathroom', choices: ['private-outside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'cot', choices: ['paid'], number: 500 },
    { id: 'extra-bed', choices: ['none'], number: null },
    { id: 'entrance', choices: ['stairs'], number: null },
  ],
  bookingUrl: 'https://booking.example/baia-dei-ginepri/uno',
  airbnbUrl: 'https://airbnb.example/baia-dei-ginepri/uno',
  cin: 'IT090092B4000X0003',
  iun: 'E0003',
  prices: { high: '85€', low: '60-70€' },
  pictures: [
    {
      file: UNO_BED,
      alt: {
        it: 'Camera luminosa con letto matrimoniale, testiera turchese ad arco, pavimento in cotto e finestra sul mare',
        en: 'Bright room with a double bed, an arched turquoise headboard, terracotta floor and a window onto the sea',
        de: 'Helles Zimmer mit Doppelbett, türkisfarbenem Bogen als Kopfteil, Terrakottaboden und Fenster zum Meer',
        es: 'Habitación luminosa con cama de matrimonio, cabecero turquesa en arco, suelo de barro y ventana al mar',
      },
    },
    {
      file: UNO_BATHROOM,
      alt: {
        it: 'Bagno con piastrelle turchesi, lavabo in ceramica su mobile di legno, specchio rotondo e doccia',
        en: 'Bathroom with turquoise tiles, a ceramic basin on a wooden stand, a round mirror and a shower',
        de: 'Bad mit türkisfarbenen Fliesen, Keramikbecken auf einem Holzmöbel, rundem Spiegel und Dusche',
        es: 'Baño con azulejos turquesa, lavabo de cerámica sobre mueble de madera, espejo redondo y ducha',
      },
    },
  ],
};

const DUE: DemoRoom = {
  name: 'Camera Due',
  slug: 'due',
  shortDescription: {
    it: 'Due letti matrimoniali e una terrazza dove le cene finiscono tardi.',
    en: 'Two double beds and a terrace where dinners run late.',
    de: 'Zwei Doppelbetten und eine Terrasse, auf der die Abende lang werden.',
    es: 'Dos camas de matrimonio y una terraza donde las cenas acaban tarde.',
  },
  description: {
    it: 'La più grande delle quattro: due letti matrimoniali color corallo, spazio per le valigie e per i castelli di sabbia portati a casa nei secchielli. Ci stanno comode due coppie di amici o una famiglia con due bambini. La vera stanza, però, è la terrazza: una pergola di buganvillea, due poltroncine di rattan e l’isola di Tavolara davanti, che cambia colore ogni mezz’ora.',
    en: 'The largest of the four: two coral double beds, room for the suitcases and for the sandcastles that come home in buckets. Two couples, or a family with two children, fit in comfortably. The real room, though, is the terrace: a pergola of bougainvillea, two rattan armchairs and the island of Tavolara in front, changing colour every half hour.',
    de: 'Das größte der vier Zimmer: zwei korallenrote Doppelbetten, Platz für die Koffer und für die Sandburgen, die in Eimern mit nach Hause kommen. Zwei befreundete Paare oder eine Familie mit zwei Kindern haben es hier bequem. Das eigentliche Zimmer aber ist die Terrasse: eine Pergola aus Bougainvillea, zwei Rattansessel und gegenüber die Insel Tavolara, die alle halbe Stunde die Farbe wechselt.',
    es: 'La más grande de las cuatro: dos camas de matrimonio color coral, sitio para las maletas y para los castillos de arena que vuelven a casa en cubos. Caben con holgura dos parejas de amigos o una familia con dos niños. Pero la verdadera habitación es la terraza: una pérgola de buganvilla, dos butacas de ratán y enfrente la isla de Tavolara, que cambia de color cada media hora.',
  },
  maxGuests: 4,
  amenities: [
    'private-bathroom',
    'private-balcony',
    'panoramic-view',
    'free-wifi',
    'flat-screen-tv',
    'air-conditioning',
    'minibar',
  ],
  beds: [{ kind: 'double', count: 2, widthCm: 160 }],
  sizeSqm: 28,
  stayFacts: [
    { id: 'bathroom', choices: ['inside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'cot', choices: ['free'], number: null },
    { id: 'extra-bed', choices: ['paid'], number: 2_000 },
    { id: 'entrance', choices: ['stairs'], number: null },
  ],
  bookingUrl: 'https://booking.example/baia-dei-ginepri/due',
  airbnbUrl: 'https://airbnb.example/baia-dei-ginepri/due',
  cin: 'IT090092B4000X0004',
  iun: 'E0004',
  prices: { high: '120-145€', low: '90€' },
  pictures: [
    {
      file: DUE_BEDS,
      alt: {
        it: 'Camera ampia con due letti matrimoniali, testiere color corallo e poltroncine in rattan',
        en: 'Spacious room with two double beds, coral headboards and rattan armchairs',
        de: 'Großes Zimmer mit zwei Doppelbetten, korallenroten Kopfteilen und Rattansesseln',
        es: 'Habitación amplia con dos camas de matrimonio, cabeceros color coral y butacas de ratán',
      },
    },
    {
      file: DUE_TERRACE,
      alt: {
        it: 'Terrazza con pergola e buganvillea, due poltroncine e un tavolino davanti al mare',
        en: 'Terrace with a pergola and bougainvillea, two armchairs and a small table facing the sea',
        de: 'Terrasse mit Pergola und Bougainvillea, zwei Sesseln und einem Tischchen zum Meer hin',
        es: 'Terraza con pérgola y buganvilla, dos butacas y una mesita frente al mar',
      },
    },
    {
      file: 'camera-due-3.jpg',
      alt: {
        it: 'Bagno con piastrelle color corallo, specchio ad arco, lavabo su mobile di legno e doccia con vetro',
        en: 'Bathroom with coral tiles, an arched mirror, a basin on a wooden stand and a glass shower',
        de: 'Bad mit korallenroten Fliesen, Bogenspiegel, Waschbecken auf Holzmöbel und Glasdusche',
        es: 'Baño con azulejos color coral, espejo en arco, lavabo sobre mueble de madera y ducha de cristal',
      },
    },
  ],
};

const TRE: DemoRoom = {
  name: 'Camera Tre',
  slug: 'tre',
  shortDescription: {
    it: 'Salvia e limone, il fresco del cortile e il silenzio del primo pomeriggio.',
    en: 'Sage and lemon, the cool of the courtyard and the hush of early afternoon.',
    de: 'Salbei und Zitrone, die Kühle des Innenhofs und die Stille des frühen Nachmittags.',
    es: 'Salvia y limón, el fresco del patio y el silencio de primera hora de la tarde.',
  },
  description: {
    it: 'Verde salvia alle persiane, giallo limone ai piedi del letto: la Tre sembra una limonata. Dà sul cortile interno, quindi è la più fresca e la più silenziosa della casa, quella che consigliamo a chi arriva stanco. Un letto matrimoniale, una poltroncina per leggere, il bagno in camera e, se ti affacci, il profumo del nostro limone.',
    en: 'Sage green on the shutters, lemon yellow at the foot of the bed: Tre looks like a glass of lemonade. It opens onto the inner courtyard, which makes it the coolest and quietest room of the house, the one we suggest to people who arrive tired. A double bed, an armchair to read in, an en-suite bathroom and, if you lean out, the scent of our lemon tree.',
    de: 'Salbeigrün an den Fensterläden, Zitronengelb am Fußende: Zimmer Tre sieht aus wie ein Glas Limonade. Es geht auf den Innenhof und ist deshalb das kühlste und stillste im Haus, das wir allen empfehlen, die müde ankommen. Ein Doppelbett, ein Sessel zum Lesen, das Bad im Zimmer und, wenn Sie sich hinauslehnen, der Duft unseres Zitronenbaums.',
    es: 'Verde salvia en las contraventanas, amarillo limón a los pies de la cama: la Tre parece una limonada. Da al patio interior, así que es la más fresca y silenciosa de la casa, la que recomendamos a quien llega cansado. Una cama de matrimonio, una butaca para leer, baño en la habitación y, si te asomas, el aroma de nuestro limonero.',
  },
  maxGuests: 2,
  amenities: ['private-bathroom', 'garden-view', 'free-wifi', 'flat-screen-tv', 'air-conditioning'],
  beds: [{ kind: 'double', count: 1, widthCm: 160 }],
  sizeSqm: 15,
  stayFacts: [
    { id: 'bathroom', choices: ['inside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'cot', choices: ['none'], number: null },
    { id: 'extra-bed', choices: ['none'], number: null },
    { id: 'entrance', choices: ['few-steps'], number: null },
    { id: 'walk-in-shower', choices: ['no'], number: null },
    { id: 'door-width', choices: [], number: 80 },
  ],
  bookingUrl: 'https://booking.example/baia-dei-ginepri/tre',
  airbnbUrl: null,
  cin: 'IT090092B4000X0005',
  iun: 'E0005',
  prices: { high: '75€', low: '55€' },
  pictures: [
    {
      file: TRE_BED,
      alt: {
        it: 'Camera nei toni della salvia e del limone con letto matrimoniale e tappeto a righe',
        en: 'Room in sage and lemon tones with a double bed and a striped rug',
        de: 'Zimmer in Salbei- und Zitronentönen mit Doppelbett und gestreiftem Teppich',
        es: 'Habitación en tonos salvia y limón con cama de matrimonio y alfombra de rayas',
      },
    },
    {
      file: 'camera-tre-2.jpg',
      alt: {
        it: 'Bagno con piastrelle verde salvia, asciugamani color limone, specchio rotondo e doccia con vetro',
        en: 'Bathroom with sage tiles, lemon towels, a round mirror and a glass shower',
        de: 'Bad mit salbeigrünen Fliesen, zitronengelben Handtüchern, rundem Spiegel und Glasdusche',
        es: 'Baño con azulejos verde salvia, toallas color limón, espejo redondo y ducha de cristal',
      },
    },
    {
      file: 'camera-tre-3.jpg',
      alt: {
        it: 'Scrivania di legno con lampada e quaderno sotto la finestra aperta, poltroncina e tende color limone',
        en: 'Wooden desk with a lamp and a notebook under the open window, an armchair and lemon curtains',
        de: 'Holzschreibtisch mit Lampe und Heft unter dem offenen Fenster, Sessel und zitronengelbe Vorhänge',
        es: 'Escritorio de madera con lámpara y cuaderno bajo la ventana abierta, butaca y cortinas color limón',
      },
    },
  ],
};

/** No booking links: the page says that they will follow. */
const QUATTRO: DemoRoom = {
  name: 'Camera Quattro',
  slug: 'quattro',
  shortDescription: {
    it: 'Blu notte e terracotta, la vasca, e un balcone tutto tuo.',
    en: 'Navy and terracotta, a bath, and a balcony all your own.',
    de: 'Nachtblau und Terrakotta, eine Badewanne und ein eigener Balkon.',
    es: 'Azul noche y terracota, bañera y un balcón solo para ti.',
  },
  description: {
    it: 'L’ultima in fondo al corridoio, e l’unica con la vasca. La Quattro è blu come il mare dopo il tramonto: un letto matrimoniale, una panca color terracotta dove finiscono i libri, persiane da lasciare aperte tutta la notte. Dal balcone si vedono le luci del porto. Qualcuno ci ha scritto un romanzo, altri hanno solo dormito benissimo.',
    en: 'The last one along the corridor, and the only one with a bath. Quattro is as blue as the sea after sunset: a double bed, a terracotta bench where the books end up, shutters to leave open all night. From the balcony you see the lights of the harbour. Somebody wrote a novel here; others simply slept very well.',
    de: 'Das letzte am Ende des Flurs und das einzige mit Badewanne. Zimmer Quattro ist so blau wie das Meer nach Sonnenuntergang: ein Doppelbett, eine terrakottafarbene Bank, auf der die Bücher landen, Fensterläden, die man die ganze Nacht offen lässt. Vom Balkon sieht man die Lichter des Hafens. Jemand hat hier einen Roman geschrieben, andere haben einfach sehr gut geschlafen.',
    es: 'La última al final del pasillo, y la única con bañera. La Quattro es azul como el mar después de la puesta de sol: una cama de matrimonio, un banco color terracota donde acaban los libros, contraventanas para dejar abiertas toda la noche. Desde el balcón se ven las luces del puerto. Alguien escribió aquí una novela; otros, sencillamente, durmieron de maravilla.',
  },
  maxGuests: 2,
  amenities: [
    'private-bathroom-tub',
    'private-balcony',
    'free-wifi',
    'flat-screen-tv',
    'air-conditioning',
    'room-service',
    'minibar',
  ],
  beds: [{ kind: 'double', count: 1, widthCm: 160 }],
  sizeSqm: 18,
  stayFacts: [
    { id: 'bathroom', choices: ['inside'], number: null },
    { id: 'climate', choices: ['cooling', 'heating'], number: null },
    { id: 'cot', choices: ['paid'], number: 500 },
    { id: 'extra-bed', choices: ['none'], number: null },
    { id: 'entrance', choices: ['stairs'], number: null },
  ],
  bookingUrl: null,
  airbnbUrl: null,
  cin: 'IT090092B4000X0006',
  iun: 'E0006',
  prices: { high: '80-95€', low: '65€' },
  pictures: [
    {
      file: QUATTRO_BED,
      alt: {
        it: 'Camera con letto matrimoniale, testiera blu notte, panca color terracotta e persiane aperte',
        en: 'Room with a double bed, navy headboard, terracotta bench and open shutters',
        de: 'Zimmer mit Doppelbett, nachtblauem Kopfteil, terrakottafarbener Bank und offenen Fensterläden',
        es: 'Habitación con cama de matrimonio, cabecero azul marino, banco color terracota y contraventanas abiertas',
      },
    },
    {
      file: 'camera-quattro-2.jpg',
      alt: {
        it: 'Balcone di notte con due poltroncine, una candela e due calici, le luci del porto e le stelle',
        en: 'Balcony by night with two armchairs, a candle and two glasses, the harbour lights and the stars',
        de: 'Balkon bei Nacht mit zwei Sesseln, einer Kerze und zwei Gläsern, den Lichtern des Hafens und den Sternen',
        es: 'Balcón de noche con dos butacas, una vela y dos copas, las luces del puerto y las estrellas',
      },
    },
    {
      file: 'camera-quattro-3.jpg',
      alt: {
        it: 'Bagno con piastrelle blu notte a squama, rubinetteria color ottone, specchio ovale e doccia con vetro',
        en: 'Bathroom with navy fish-scale tiles, brass-coloured taps, an oval mirror and a glass shower',
        de: 'Bad mit nachtblauen Schuppenfliesen, messingfarbenen Armaturen, ovalem Spiegel und Glasdusche',
        es: 'Baño con azulejos azul noche en forma de escama, grifería color latón, espejo ovalado y ducha de cristal',
      },
    },
  ],
};

export const DEMO_ROOMS: readonly DemoRoom[] = [UNO, DUE, TRE, QUATTRO];
