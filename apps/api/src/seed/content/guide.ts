import { paragraphs, sitePicture, type DemoSection } from './demo-section';
import { activities, beaches } from './guide-chapters';
import type { HouseFacts } from './house-facts';

/** What there is around the house: events, beaches, mountains, food, things to do. */
export function guideContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'guide.lead',
      values: {
        title: {
          it: 'San Teodoro e dintorni',
          en: 'San Teodoro and surroundings',
          de: 'San Teodoro und Umgebung',
          es: 'San Teodoro y alrededores',
        },
        text: {
          it: 'Sabbia chiara a perdita d’occhio, un parco marino davanti e le montagne alle spalle: ecco dove andiamo noi quando abbiamo un giorno libero.',
          en: 'Pale sand as far as you can see, a marine park in front and the mountains behind. This is where we go when we have a day off.',
          de: 'Heller Sand, so weit man sieht, vor uns ein Meerespark und hinter uns die Berge. Hierhin fahren wir, wenn wir einen Tag frei haben.',
          es: 'Arena clara hasta donde alcanza la vista, un parque marino delante y las montañas detrás. Aquí vamos nosotros cuando tenemos un día libre.',
        },
        picture: sitePicture('site:bay', {
          it: 'Grande isola calcarea sul mare turchese con una barca a vela, incorniciata da rocce e pini',
          en: 'Large limestone island over a turquoise sea with a sailing boat, framed by rocks and pines',
          de: 'Große Kalksteininsel über türkisfarbenem Meer mit einem Segelboot, gerahmt von Felsen und Pinien',
          es: 'Gran isla caliza sobre un mar turquesa con un velero, enmarcada por rocas y pinos',
        }),
        searchTitle: SEARCH_TITLE,
        searchDescription: {
          it: `Spiagge, montagne, sapori ed eventi intorno a ${facts.city}: le distanze, i costi e i consigli di chi ci abita. Da ${facts.name} si parte a piedi.`,
          en: `Beaches, mountains, food and events around ${facts.city}: distances, costs and tips from the people who live here. From ${facts.name} you set off on foot.`,
          de: `Strände, Berge, Küche und Feste rund um ${facts.city}: Entfernungen, Preise und Tipps von den Menschen, die hier leben. Von ${facts.name} geht es zu Fuß los.`,
          es: `Playas, montañas, cocina y fiestas alrededor de ${facts.city}: distancias, precios y consejos de quienes vivimos aquí. Desde ${facts.name} se sale andando.`,
        },
      },
    },
    {
      kind: 'guide.events',
      values: { title: { it: 'Eventi', en: 'Events', de: 'Veranstaltungen', es: 'Eventos' } },
    },
    beaches(facts),
    {
      kind: 'guide.chapter',
      values: {
        title: {
          it: 'Nell’entroterra',
          en: 'Inland adventures',
          de: 'Ins Landesinnere',
          es: 'Tierra adentro',
        },
        text: {
          it: 'Basta voltare le spalle al mare e si sale tra graniti, lecci e sorgenti fredde.',
          en: 'Turn your back on the sea and you climb among granite, holm oaks and cold springs.',
          de: 'Kaum hat man das Meer im Rücken, geht es hinauf zwischen Granit, Steineichen und kalten Quellen.',
          es: 'Basta dar la espalda al mar para subir entre granito, encinas y manantiales fríos.',
        },
        picture: sitePicture('site:mountains', {
          it: 'Montagne di granito dell’entroterra con prati, ginepri e pecore al pascolo',
          en: 'Inland granite mountains with meadows, junipers and grazing sheep',
          de: 'Granitberge im Landesinneren mit Wiesen, Wacholder und weidenden Schafen',
          es: 'Montañas de granito del interior con prados, enebros y ovejas pastando',
        }),
        places: [
          {
            name: { it: 'Monte Nieddu', en: 'Monte Nieddu', de: 'Monte Nieddu', es: 'Monte Nieddu' },
            text: paragraphs({
              it: [
                'Un’escursione con 550 m di dislivello, tra piscine naturali e rocce di granito. Meglio la mattina presto, con acqua e scarpe buone.',
              ],
              en: [
                'A walk with 550 m of ascent, past natural pools and granite boulders. Best early in the morning, with water and good shoes.',
              ],
              de: [
                'Eine Wanderung mit 550 m Anstieg, vorbei an natürlichen Becken und Granitblöcken. Am besten früh am Morgen, mit Wasser und guten Schuhen.',
              ],
              es: [
                'Una excursión con 550 m de desnivel, entre pozas naturales y rocas de granito. Mejor temprano, con agua y buen calzado.',
              ],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
          {
            name: {
              it: 'Parco di Tepilora',
              en: 'Tepilora nature park',
              de: 'Naturpark Tepilora',
              es: 'Parque de Tepilora',
            },
            text: paragraphs({
              it: [
                '8.000 ettari di boschi e sorgenti, fino alla foce del fiume Posada: a piedi, in bici o in canoa.',
              ],
              en: [
                '8,000 hectares of woods and springs, down to the mouth of the river Posada: on foot, by bike or by canoe.',
              ],
              de: [
                '8.000 Hektar Wald und Quellen bis zur Mündung des Posada: zu Fuß, mit dem Rad oder im Kanu.',
              ],
              es: [
                '8000 hectáreas de bosques y manantiales, hasta la desembocadura del río Posada: a pie, en bici o en canoa.',
              ],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
          {
            name: { it: 'Posada', en: 'Posada', de: 'Posada', es: 'Posada' },
            text: paragraphs({
              it: ['Vicoli in salita fino al castello, con il mare in fondo a ogni scala.'],
              en: ['Lanes that climb to the castle, with the sea at the end of every flight of steps.'],
              de: ['Gassen bis hinauf zur Burg, und am Ende jeder Treppe das Meer.'],
              es: ['Callejuelas que suben al castillo, con el mar al final de cada escalera.'],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
        ],
        facts: [],
      },
    },
    {
      kind: 'guide.chapter',
      values: {
        title: {
          it: 'Agriturismi e sapori',
          en: 'Farm stays and local food',
          de: 'Agriturismi und Spezialitäten',
          es: 'Agroturismos y sabores',
        },
        text: {
          it: 'Si mangia tardi, tutti insieme e quello che c’è: è il bello di andarci.',
          en: 'You eat late, all together, and whatever there is: that is the joy of it.',
          de: 'Gegessen wird spät, gemeinsam und was es gibt: Das ist das Schöne daran.',
          es: 'Se cena tarde, todos juntos y lo que haya: ahí está la gracia.',
        },
        picture: sitePicture('site:farmhouse-table', {
          it: 'Tavola imbandita sotto una grande quercia davanti a un casale, con luci sospese',
          en: 'Long table laid under a large oak in front of a farmhouse, with string lights',
          de: 'Gedeckte Tafel unter einer großen Eiche vor einem Gehöft, mit Lichterketten',
          es: 'Mesa larga servida bajo una gran encina delante de una casa de campo, con luces colgantes',
        }),
        places: [
          {
            name: {
              it: 'A cena in agriturismo',
              en: 'Dinner at a farm',
              de: 'Abendessen auf dem Bauernhof',
              es: 'Cena en un agroturismo',
            },
            text: paragraphs({
              it: [
                'Un menù solo, dagli antipasti di terra al mirto. Si prenota il giorno prima: chiedi a noi da chi.',
              ],
              en: [
                'One menu for everyone, from cured meats to myrtle liqueur. Book the day before, and ask us where.',
              ],
              de: [
                'Ein Menü für alle, von Wurst und Käse bis zum Myrtenlikör. Reservieren Sie am Vortag, und fragen Sie uns, bei wem.',
              ],
              es: [
                'Un solo menú, de los embutidos al licor de mirto. Se reserva el día antes; pregúntanos dónde.',
              ],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
          {
            name: {
              it: 'Carasau e zuppa gallurese',
              en: 'Carasau and zuppa gallurese',
              de: 'Carasau und Zuppa gallurese',
              es: 'Carasau y zuppa gallurese',
            },
            text: paragraphs({
              it: ['Il pane sottile dei pastori, e la zuppa che lo ammorbidisce con brodo e pecorino.'],
              en: ['The shepherds’ paper-thin bread, and the dish that softens it with broth and pecorino.'],
              de: [
                'Das hauchdünne Brot der Hirten, und der Auflauf, der es mit Brühe und Pecorino weich macht.',
              ],
              es: ['El pan finísimo de los pastores, y el plato que lo ablanda con caldo y pecorino.'],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
          {
            name: { it: 'Seadas', en: 'Seadas', de: 'Seadas', es: 'Seadas' },
            text: paragraphs({
              it: ['Formaggio fresco in una sfoglia fritta, con il miele di corbezzolo.'],
              en: ['Fresh cheese in fried pastry, with strawberry-tree honey.'],
              de: ['Junger Pecorino in frittiertem Teig, dazu Honig vom Erdbeerbaum.'],
              es: ['Queso fresco en masa frita, con miel de madroño.'],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
          {
            name: {
              it: 'Vermentino e cannonau',
              en: 'Vermentino and Cannonau',
              de: 'Vermentino und Cannonau',
              es: 'Vermentino y cannonau',
            },
            text: paragraphs({
              it: ['Il bianco della Gallura con il pesce, il rosso con l’arrosto.'],
              en: ['The white of Gallura with fish, the red with a roast.'],
              de: ['Der Weiße der Gallura zum Fisch, der Rote zum Braten.'],
              es: ['El blanco de Gallura con el pescado, el tinto con el asado.'],
            }),
            picture: null,
            map: null,
            minutes: null,
            mode: null,
          },
        ],
        facts: [],
      },
    },
    activities(facts),
    {
      kind: 'guide.ways',
      values: {
        title: { it: 'Quanto dista', en: 'How far it is', de: 'So weit ist es', es: 'A qué distancia está' },
        text: {
          it: 'Dal nostro cancello.',
          en: 'From our gate.',
          de: 'Von unserem Tor aus.',
          es: 'Desde nuestra puerta.',
        },
      },
    },
    {
      kind: 'guide.closing',
      values: {
        title: {
          it: 'Si parte da qui',
          en: 'It all starts here',
          de: 'Hier geht es los',
          es: 'Todo empieza aquí',
        },
        text: {
          it: 'Guarda dove si dorme, o dicci quando vieni: rispondiamo entro 24 ore, consigli compresi.',
          en: 'See where you could sleep, or tell us when you are coming. We reply within 24 hours, tips included.',
          de: 'Sehen Sie sich an, wo Sie schlafen könnten, oder sagen Sie uns, wann Sie kommen. Wir antworten innerhalb von 24 Stunden, Tipps inbegriffen.',
          es: 'Mira dónde puedes dormir, o dinos cuándo vienes. Respondemos en menos de 24 horas, consejos incluidos.',
        },
      },
    },
  ];
}

const SEARCH_TITLE = {
  it: 'San Teodoro e dintorni: spiagge, eventi, escursioni',
  en: 'San Teodoro and surroundings: beaches, events, walks',
  de: 'San Teodoro und Umgebung: Strände, Feste, Ausflüge',
  es: 'San Teodoro y alrededores: playas, fiestas, excursiones',
};
