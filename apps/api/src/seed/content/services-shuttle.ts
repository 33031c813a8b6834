import type { Localized } from '@ospite/domain';
import { paragraphs, sitePicture, type DemoSection } from './demo-section';
import { withPeriod, type HouseFacts } from './house-facts';
import { lines } from './service-words';

/** With its own page, where the house has one. */
export function shuttle(facts: HouseFacts, season: Localized, toBeach: Localized): DemoSection {
  const link = facts.shuttleUrl;
  return {
    kind: 'services.service',
    values: {
      title: {
        it: 'Navetta per la spiaggia',
        en: 'Beach shuttle',
        de: 'Strandshuttle',
        es: 'Lanzadera a la playa',
      },
      text: paragraphs({
        it: [
          'Lascia l’auto all’ombra: la navetta ti porta alle spiagge e ti riporta indietro, con ombrellone e borsa frigo.',
        ],
        en: [
          'Leave the car in the shade. The shuttle takes you to the beaches and back again, parasol, cool box and all.',
        ],
        de: [
          'Lassen Sie das Auto im Schatten stehen. Der Shuttle bringt Sie zu den Stränden und wieder zurück, samt Sonnenschirm und Kühltasche.',
        ],
        es: [
          'Deja el coche a la sombra. La lanzadera te lleva a las playas y te trae de vuelta, con la sombrilla, la nevera y todo.',
        ],
      }),
      picture: sitePicture('site:road', {
        it: 'Pulmino navetta turchese e bianco lungo la strada costiera, con tavole da surf sul tetto',
        en: 'Turquoise-and-white shuttle bus on the coast road, surfboards on its roof',
        de: 'Türkis-weißer Kleinbus auf der Küstenstraße, mit Surfbrettern auf dem Dach',
        es: 'Minibús turquesa y blanco por la carretera de la costa, con tablas de surf en el techo',
      }),
      period: season,
      costs: [
        ...lines(
          withPeriod(facts.highSeason, {
            it: (period) => `Gratuita in alta stagione (${period})`,
            en: (period) => `Free in high season (${period})`,
            de: (period) => `In der Hauptsaison kostenlos (${period})`,
            es: (period) => `Gratuita en temporada alta (${period})`,
          }),
        ),
      ],
      booking: {
        it: 'Basta indicarla nella richiesta',
        en: 'Just tick it in your request',
        de: 'Einfach in der Anfrage ankreuzen',
        es: 'Basta con marcarla en la solicitud',
      },
      distance: toBeach,
      action: link
        ? {
            it: [{ paragraph: [{ text: 'Servizi Navetta', link }] }],
            en: [{ paragraph: [{ text: 'Shuttle services', link }] }],
            de: [{ paragraph: [{ text: 'Zum Strandshuttle', link }] }],
            es: [{ paragraph: [{ text: 'Servicios de lanzadera', link }] }],
          }
        : { it: [] },
    },
  };
}
