import { sitePicture } from './demo-section';

/** The pictures of the breakfast, in the order of their tiles. Source: specification §9, Breakfast gallery. */
export function breakfastPictures() {
  return [
    sitePicture('site:breakfast-cornetto', {
      it: 'Colazione con cornetto su piatto bianco e turchese, cappuccino, marmellate e succo',
      en: 'Breakfast with a croissant on a white and turquoise plate, cappuccino, jams and juice',
      de: 'Frühstück mit Hörnchen auf weiß-türkisfarbenem Teller, Cappuccino, Marmeladen und Saft',
      es: 'Desayuno con cruasán en un plato blanco y turquesa, capuchino, mermeladas y zumo',
    }),
    sitePicture('site:breakfast-jams', {
      it: 'Vasetti di marmellata con il tappo a righe e un bicchiere di succo',
      en: 'Jars of jam with striped lids and a glass of juice',
      de: 'Marmeladengläser mit gestreiftem Deckel und ein Glas Saft',
      es: 'Tarros de mermelada con tapa de rayas y un vaso de zumo',
    }),
    sitePicture('site:breakfast-croissants', {
      it: 'Cornetti dorati su un tagliere con cappuccino, confettura e fiori',
      en: 'Golden croissants on a board with cappuccino, jam and flowers',
      de: 'Goldene Hörnchen auf einem Brett mit Cappuccino, Konfitüre und Blumen',
      es: 'Cruasanes dorados sobre una tabla con capuchino, confitura y flores',
    }),
    sitePicture('site:breakfast-cappuccino', {
      it: 'Un cappuccino e fette di pane fresco',
      en: 'A cappuccino and slices of fresh bread',
      de: 'Ein Cappuccino und frische Brotscheiben',
      es: 'Un capuchino y rebanadas de pan recién hecho',
    }),
    sitePicture('site:breakfast-fruit', {
      it: 'Ciotola turchese colma di agrumi, pesche e uva, con spremute colorate',
      en: 'Turquoise bowl full of citrus, peaches and grapes, with colourful juices',
      de: 'Türkisfarbene Schale voller Zitrusfrüchte, Pfirsiche und Trauben, dazu bunte Säfte',
      es: 'Cuenco turquesa lleno de cítricos, melocotones y uvas, con zumos de colores',
    }),
    sitePicture('site:breakfast-cup', {
      it: 'Una tazza di cappuccino sul tavolo celeste',
      en: 'A cup of cappuccino on the pale blue table',
      de: 'Eine Tasse Cappuccino auf dem hellblauen Tisch',
      es: 'Una taza de capuchino sobre la mesa celeste',
    }),
    sitePicture('site:breakfast-bread', {
      it: 'Pane affettato, vasetti di marmellata e burro su un tavolo celeste',
      en: 'Sliced bread, jars of jam and butter on a pale blue table',
      de: 'Aufgeschnittenes Brot, Marmeladengläser und Butter auf hellblauem Tisch',
      es: 'Pan en rebanadas, tarros de mermelada y mantequilla sobre una mesa celeste',
    }),
    sitePicture('site:breakfast-oranges', {
      it: 'Arance tagliate su un tagliere',
      en: 'Cut oranges on a board',
      de: 'Aufgeschnittene Orangen auf einem Brett',
      es: 'Naranjas cortadas sobre una tabla',
    }),
    sitePicture('site:breakfast-blossom', {
      it: 'Un vaso di fiori freschi sul tavolo',
      en: 'A vase of fresh flowers on the table',
      de: 'Eine Vase mit frischen Blumen auf dem Tisch',
      es: 'Un jarrón de flores frescas sobre la mesa',
    }),
    sitePicture('site:breakfast-grapes', {
      it: 'Uva e frutta nella ciotola turchese',
      en: 'Grapes and fruit in the turquoise bowl',
      de: 'Trauben und Obst in der türkisfarbenen Schale',
      es: 'Uvas y fruta en el cuenco turquesa',
    }),
    sitePicture('site:breakfast-butter', {
      it: 'Burro su un piattino, accanto al pane',
      en: 'Butter on a small plate, beside the bread',
      de: 'Butter auf einem kleinen Teller neben dem Brot',
      es: 'Mantequilla en un platito, junto al pan',
    }),
    sitePicture('site:breakfast-juice', {
      it: 'Brocca bianca, bicchieri di succo d’arancia e arance tagliate su un tagliere',
      en: 'White jug, glasses of orange juice and cut oranges on a board',
      de: 'Weißer Krug, Gläser mit Orangensaft und aufgeschnittene Orangen auf einem Brett',
      es: 'Jarra blanca, vasos de zumo de naranja y naranjas cortadas sobre una tabla',
    }),
  ].map((picture) => ({ picture }));
}
