import { sitePicture, type DemoSection } from './demo-section';
import type { HouseFacts } from './house-facts';

/** What stands above all rooms. */
export function roomsContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'rooms.lead',
      values: {
        title: {
          it: 'Camere e bungalow',
          en: 'Rooms and bungalows',
          de: 'Zimmer und Bungalows',
          es: 'Habitaciones y bungalows',
        },
        text: {
          it: '«La sera si sente solo il mare.»',
          en: '“In the evening all you hear is the sea.”',
          de: '„Abends hört man nur noch das Meer.“',
          es: '«Por la noche solo se oye el mar»',
        },
        picture: sitePicture('site:bungalow-outside', {
          it: 'Bungalow rotondo in pietra con tetto di paglia e porta turchese, buganvillea e sdraio nel giardino di pini',
          en: 'Round stone bungalow with a thatched roof and a teal door, bougainvillea and deckchairs in a pine garden',
          de: 'Runder Steinbungalow mit Strohdach und türkisfarbener Tür, Bougainvillea und Liegestühle im Piniengarten',
          es: 'Bungalow redondo de piedra con techo de paja y puerta turquesa, buganvilla y tumbonas en el jardín de pinos',
        }),
        secondPicture: sitePicture('site:bungalow-inside', {
          it: 'Interno di un bungalow con letto matrimoniale, tavolo e angolo cottura color petrolio',
          en: 'Inside a bungalow: double bed, table and a teal kitchenette',
          de: 'Im Bungalow: Doppelbett, Tisch und petrolfarbene Kochnische',
          es: 'Interior de un bungalow con cama de matrimonio, mesa y zona de cocina color petróleo',
        }),
        thirdPicture: sitePicture('site:pool', {
          it: 'Piscina turchese bordata di pietra con lettini, ombrelloni e bungalow tra i pini',
          en: 'Turquoise pool edged in stone with sun loungers, parasols and bungalows among pines',
          de: 'Türkisfarbener Pool mit Steinrand, Liegen, Sonnenschirmen und Bungalows unter Pinien',
          es: 'Piscina turquesa con borde de piedra, tumbonas, sombrillas y bungalows entre pinos',
        }),
        searchDescription: {
          it: `Bungalow rotondi di 36 m² e camere sul mare a ${facts.city}: foto, servizi, prezzi per stagione.`,
          en: `Round bungalows of 36 m² and rooms by the sea in ${facts.city}: pictures, amenities, prices by season.`,
          de: `Runde Bungalows mit 36 m² und Zimmer am Meer in ${facts.city}: Bilder, Ausstattung, Preise nach Saison.`,
          es: `Bungalows redondos de 36 m² y habitaciones junto al mar en ${facts.city}: fotos, servicios y precios por temporada.`,
        },
      },
    },
    {
      kind: 'rooms.shared',
      values: {
        title: {
          it: 'Trentasei metri quadri, tutti in tondo',
          en: 'Thirty-six square metres, not a corner in sight',
          de: 'Sechsunddreißig Quadratmeter, ganz ohne Ecken',
          es: 'Treinta y seis metros cuadrados, sin una sola esquina',
        },
        text: {
          it: 'I nostri bungalow sono circolari, come le vecchie pinnette dei pastori: 36 m² per due persone, muri di pietra, tetto di paglia e una porta che dà sul giardino. Dentro, tutto quello che serve per stare bene e niente di più.',
          en: 'Our bungalows are round, like the old shepherds’ huts of Sardinia: 36 m² for two, stone walls, a thatched roof and a door onto the garden. Inside, all you need to feel at home and nothing more.',
          de: 'Unsere Bungalows sind rund wie die alten Hirtenhütten Sardiniens: 36 m² für zwei, Steinmauern, Strohdach und eine Tür zum Garten. Drinnen alles, was guttut, und nichts darüber hinaus.',
          es: 'Nuestros bungalows son circulares, como las antiguas cabañas de los pastores sardos: 36 m² para dos, muros de piedra, techo de paja y una puerta al jardín. Dentro, todo lo necesario para estar a gusto y nada más.',
        },
        items: [
          {
            drawing: 'cooktop',
            text: {
              it: 'Piano a induzione',
              en: 'Induction hob',
              de: 'Induktions­kochfeld',
              es: 'Placa de inducción',
            },
          },
          {
            drawing: 'fridge',
            text: { it: 'Frigorifero', en: 'Fridge', de: 'Kühlschrank', es: 'Frigorífico' },
          },
          { drawing: 'tv', text: { it: 'Smart TV', en: 'Smart TV', de: 'Smart-TV', es: 'Smart TV' } },
          {
            drawing: 'air',
            text: {
              it: 'Aria condizionata',
              en: 'Air conditioning',
              de: 'Klimaanlage',
              es: 'Aire acondicio­nado',
            },
          },
        ],
      },
    },
  ];
}
