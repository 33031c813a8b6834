import { sitePicture, type DemoSection } from './demo-section';
import type { HouseFacts } from './house-facts';

/** The services in a few words. */
export function homeServices(facts: HouseFacts): DemoSection {
  return {
    kind: 'home.services',
    values: {
      title: {
        it: 'Quello che serve, senza prendere l’auto',
        en: 'Everything you need, and no need for the car',
        de: 'Alles, was Sie brauchen, ganz ohne Auto',
        es: 'Todo lo que hace falta, sin coger el coche',
      },
      items: [
        {
          drawing: 'pool' as const,
          text: {
            it: 'Piscina e solarium',
            en: 'Pool and sun terrace',
            de: 'Pool und Sonnenterrasse',
            es: 'Piscina y solárium',
          },
        },
        {
          drawing: 'restaurant' as const,
          text: {
            it: 'Ristorante e bar',
            en: 'Restaurant and bar',
            de: 'Restaurant und Bar',
            es: 'Restaurante y bar',
          },
        },
        ...(facts.services.includes('sports-fields')
          ? [
              {
                drawing: 'sports' as const,
                text: {
                  it: 'Tennis e calcetto',
                  en: 'Tennis and five-a-side football',
                  de: 'Tennis und Kleinfeldfußball',
                  es: 'Tenis y fútbol 5',
                },
              },
            ]
          : []),
        ...(facts.services.includes('beach-shuttle')
          ? [
              {
                drawing: 'shuttle' as const,
                text: {
                  it: 'Navetta per la spiaggia',
                  en: 'Beach shuttle',
                  de: 'Strandshuttle',
                  es: 'Lanzadera a la playa',
                },
              },
            ]
          : []),
        {
          drawing: 'market' as const,
          text: { it: 'Mini market', en: 'Mini-market', de: 'Minimarkt', es: 'Minimercado' },
        },
        ...(facts.services.includes('parking')
          ? [
              {
                drawing: 'parking' as const,
                text: { it: 'Parcheggio', en: 'Car park', de: 'Parkplatz', es: 'Aparcamiento' },
              },
            ]
          : []),
        {
          drawing: 'laundry' as const,
          text: {
            it: 'Lavanderia a gettoni',
            en: 'Laundry (token-operated)',
            de: 'Wasch­maschinen (Wert­marken)',
            es: 'Lavandería (con fichas)',
          },
        },
      ],
    },
  };
}

/** What there is, with pictures. */
export function homeAmenities(): DemoSection {
  return {
    kind: 'home.amenities',
    values: {
      title: {
        it: 'Tra un tuffo e l’altro',
        en: 'Between swims',
        de: 'Zwischen zwei Sprüngen ins Wasser',
        es: 'Entre baño y baño',
      },
      items: [
        {
          name: { it: 'Piscina', en: 'Pool', de: 'Pool', es: 'Piscina' },
          text: {
            it: 'Lettini, ombrelloni e un solarium sotto i pini.',
            en: 'Sun loungers, parasols and a sun terrace under the pines.',
            de: 'Liegen, Sonnenschirme und eine Sonnenterrasse unter Pinien.',
            es: 'Tumbonas, sombrillas y una terraza al sol bajo los pinos.',
          },
          picture: sitePicture('site:pool', {
            it: 'Piscina turchese bordata di pietra con lettini, ombrelloni e bungalow tra i pini',
            en: 'Turquoise pool edged in stone with sun loungers, parasols and bungalows among the pines',
            de: 'Türkisfarbener Pool mit Steinrand, Liegen, Sonnenschirmen und Bungalows zwischen Pinien',
            es: 'Piscina turquesa con borde de piedra, tumbonas, sombrillas y bungalows entre pinos',
          }),
        },
        {
          name: { it: 'Ristorante', en: 'Restaurant', de: 'Restaurant', es: 'Restaurante' },
          text: {
            it: 'Cucina di mare, a tavola sotto la vite.',
            en: 'Seafood at a table under the vine.',
            de: 'Fisch und Meeresfrüchte unter Weinreben.',
            es: 'Cocina marinera bajo la parra.',
          },
          picture: sitePicture('site:restaurant', {
            it: 'Tavoli apparecchiati sotto un pergolato di vite con luci sospese, vista sul mare al tramonto',
            en: 'Tables laid under a vine-covered pergola with string lights, overlooking the sea at sunset',
            de: 'Gedeckte Tische unter einer Weinpergola mit Lichterketten, Blick auf das Meer bei Sonnenuntergang',
            es: 'Mesas puestas bajo una parra con luces colgantes y vistas al mar al atardecer',
          }),
        },
        {
          name: { it: 'Bar', en: 'Bar', de: 'Bar', es: 'Bar' },
          text: {
            it: 'Dal caffè del mattino al bicchiere del tramonto.',
            en: 'From the morning coffee to a glass at sunset.',
            de: 'Vom Kaffee am Morgen bis zum Glas Wein bei Sonnen­untergang.',
            es: 'Del café de la mañana a la copa del atardecer.',
          },
          picture: sitePicture('site:bar', {
            it: 'Chiosco bar rotondo con tetto di paglia, sgabelli e luci accese sulla spiaggia al crepuscolo',
            en: 'Round thatched beach bar with stools and lights on at dusk',
            de: 'Runde Strandbar mit Strohdach, Hockern und Lichtern in der Dämmerung',
            es: 'Chiringuito redondo con techo de paja, taburetes y luces encendidas en la playa al anochecer',
          }),
        },
      ],
    },
  };
}
