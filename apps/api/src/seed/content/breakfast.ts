import { sitePicture, type DemoSection } from './demo-section';
import { breakfastPictures } from './breakfast-pictures';
import type { HouseFacts } from './house-facts';

/** The breakfast; its hours follow from the house's own values. */
export function breakfastContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'breakfast.lead',
      values: {
        title: { it: 'Colazione', en: 'Breakfast', de: 'Frühstück', es: 'Desayuno' },
        text: {
          it: 'Con calma, sotto il pergolato: cornetti ancora tiepidi, frutta matura e il primo caffè davanti alla baia.',
          en: 'Unhurried, under the pergola: croissants still warm, ripe fruit and the first coffee with the bay in front of you.',
          de: 'In Ruhe unter der Pergola: noch warme Hörnchen, reifes Obst und der erste Kaffee mit Blick auf die Bucht.',
          es: 'Sin prisa, bajo la pérgola: cruasanes aún tibios, fruta madura y el primer café frente a la bahía.',
        },
        picture: sitePicture('site:breakfast-table', {
          it: 'Tavola della colazione vista dall’alto con cornetto, cappuccino, succo e fiori',
          en: 'Breakfast table from above with a croissant, cappuccino, juice and flowers',
          de: 'Frühstückstisch von oben mit Hörnchen, Cappuccino, Saft und Blumen',
          es: 'Mesa del desayuno vista desde arriba con cruasán, capuchino, zumo y flores',
        }),
        searchDescription: {
          it: `La colazione di ${facts.name}, a ${facts.city}: gli orari, che cosa c’è in tavola tra dolce e salato, le foto e a chi chiedere degli allergeni.`,
          en: `Breakfast at ${facts.name} in ${facts.city}: the hours, what is on the table, sweet and savoury, the pictures, and who to ask about allergens.`,
          de: `Das Frühstück bei ${facts.name} in ${facts.city}: die Zeiten, was süß und herzhaft auf dem Tisch steht, die Bilder und wen Sie nach Allergenen fragen.`,
          es: `El desayuno de ${facts.name}, en ${facts.city}: los horarios, qué hay en la mesa entre dulce y salado, las fotos y a quién preguntar por los alérgenos.`,
        },
      },
    },
    {
      kind: 'breakfast.offer',
      values: {
        title: {
          it: 'Che cosa trovi',
          en: 'What you’ll find',
          de: 'Was Sie erwartet',
          es: 'Qué encontrarás',
        },
        items: [
          {
            title: { it: 'Dolce', en: 'Sweet', de: 'Süßes', es: 'Dulce' },
            text: {
              it: 'Cornetti dorati, pane fresco, burro e vasetti di marmellata da provare tutti.',
              en: 'Golden croissants, fresh bread, butter, and more jams than you can try in one morning.',
              de: 'Goldene Hörnchen, frisches Brot, Butter und Gläser voller Marmelade zum Durchprobieren.',
              es: 'Cruasanes dorados, pan recién hecho, mantequilla y tarros de mermelada para probarlos todos.',
            },
          },
          {
            title: { it: 'Salato', en: 'Savoury', de: 'Herzhaftes', es: 'Salado' },
            text: {
              it: 'Pane carasau, pecorino e pomodori, per chi la mattina non vuole zucchero.',
              en: 'Carasau flatbread, pecorino and tomatoes, for anyone who’d rather not start the day on sugar.',
              de: 'Carasau-Brot, Pecorino und Tomaten, für alle, die morgens nichts Süßes mögen.',
              es: 'Pan carasau, pecorino y tomates, para quien por la mañana no quiere azúcar.',
            },
          },
          {
            title: { it: 'Frutta', en: 'Fruit', de: 'Obst', es: 'Fruta' },
            text: {
              it: 'Pesche, uva e agrumi: quello che matura in quei giorni.',
              en: 'Peaches, grapes and citrus: whatever is ripe that week.',
              de: 'Pfirsiche, Trauben und Zitrusfrüchte: was gerade reif ist.',
              es: 'Melocotones, uvas y cítricos: lo que madura esos días.',
            },
          },
          {
            title: { it: 'Da bere', en: 'Drinks', de: 'Getränke', es: 'Para beber' },
            text: {
              it: 'Caffè, cappuccino e tè, spremuta d’arancia e succhi.',
              en: 'Coffee, cappuccino and tea, freshly squeezed orange juice and other juices.',
              de: 'Kaffee, Cappuccino und Tee, frisch gepresster Orangensaft und andere Säfte.',
              es: 'Café, capuchino y té, zumo de naranja recién exprimido y otros zumos.',
            },
          },
        ],
        note: {
          it: [
            {
              paragraph: [
                {
                  text: 'Allergie o intolleranze? Scrivicelo prima di arrivare, o chiedi a chi serve: l’elenco degli allergeni è sempre a disposizione. ',
                },
                { text: 'Contattaci', link: 'page:contact' },
              ],
            },
          ],
          en: [
            {
              paragraph: [
                {
                  text: 'Allergies or intolerances? Write to us before you arrive, or ask whoever serves you: the list of allergens is always at hand. ',
                },
                { text: 'Contact us', link: 'page:contact' },
              ],
            },
          ],
          de: [
            {
              paragraph: [
                {
                  text: 'Allergien oder Unverträglichkeiten? Schreiben Sie uns vor der Anreise oder fragen Sie am Tisch: Die Liste der Allergene liegt immer bereit. ',
                },
                { text: 'Kontakt aufnehmen', link: 'page:contact' },
              ],
            },
          ],
          es: [
            {
              paragraph: [
                {
                  text: '¿Alergias o intolerancias? Escríbenos antes de llegar, o pregunta a quien te sirve: la lista de alérgenos está siempre a mano. ',
                },
                { text: 'Contacta con nosotros', link: 'page:contact' },
              ],
            },
          ],
        },
      },
    },
    {
      kind: 'breakfast.times',
      values: {
        title: { it: 'Gli orari', en: 'Opening times', de: 'Die Zeiten', es: 'Los horarios' },
        opens: {
          it: 'Si apre: escono i primi cornetti.',
          en: 'We open, with the first croissants out of the oven.',
          de: 'Wir öffnen: Die ersten Hörnchen kommen aus dem Ofen.',
          es: 'Abrimos: salen los primeros cruasanes.',
        },
        closes: {
          it: 'Ultimo caffè, poi si sparecchia.',
          en: 'Last coffee, then we clear the tables.',
          de: 'Letzter Kaffee, dann räumen wir ab.',
          es: 'Último café, y se recoge la mesa.',
        },
        items: [
          {
            title: {
              it: 'Parti prima?',
              en: 'Leaving earlier?',
              de: 'Sie brechen früher auf?',
              es: '¿Sales antes?',
            },
            text: {
              it: 'Diccelo la sera: ti prepariamo un sacchetto da portare via.',
              en: 'Tell us the evening before, and we will pack you a breakfast to take away.',
              de: 'Sagen Sie es uns am Abend, dann packen wir Ihnen ein Frühstück zum Mitnehmen.',
              es: 'Dínoslo la noche antes y te preparamos un desayuno para llevar.',
            },
          },
        ],
      },
    },
    {
      kind: 'breakfast.gallery',
      values: {
        title: { it: 'La nostra tavola', en: 'Our table', de: 'Unser Tisch', es: 'Nuestra mesa' },
        items: breakfastPictures(),
      },
    },
    {
      kind: 'breakfast.closing',
      values: {
        title: {
          it: 'Un posto a tavola per te',
          en: 'A place at the table for you',
          de: 'Ein Platz am Tisch für Sie',
          es: 'Un sitio en la mesa para ti',
        },
      },
    },
  ];
}
