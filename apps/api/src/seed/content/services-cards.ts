import type { Localized } from '@ospite/domain';
import type { DemoSection } from './demo-section';
import { withPeriod, type HouseFacts } from './house-facts';
import { NOTHING, ON_SITE } from './service-words';

const NOT_NEEDED = { it: 'Non serve', en: 'Not needed', de: 'Nicht nötig', es: 'No hace falta' };

/** The smaller services, in cards. */
export function servicesCards(facts: HouseFacts, season: Localized): DemoSection {
  const open =
    withPeriod(facts.openSeason, {
      it: (period) => period,
      en: (period) => period,
      de: (period) => period,
      es: (period) => period,
    }) ?? NOTHING;
  const parking = {
    title: { it: 'Parcheggio', en: 'Car park', de: 'Parkplatz', es: 'Aparcamiento' },
    text: {
      it: 'All’ombra dei pini, a pochi passi da dove dormi.',
      en: 'In the shade of the pines, a few steps from where you sleep.',
      de: 'Im Schatten der Pinien, wenige Schritte von Ihrer Unterkunft.',
      es: 'A la sombra de los pinos, a pocos pasos de donde duermes.',
    },
    period: open,
    costs: [
      {
        text: {
          it: 'Gratuito finché c’è posto; poi a pagamento',
          en: 'Free until full, then paid on site',
          de: 'Kostenlos, solange Plätze frei sind; danach vor Ort zu bezahlen',
          es: 'Gratuito hasta completar plazas; después se paga allí mismo',
        },
      },
    ],
    booking: { it: 'Non si prenota', en: 'Cannot be booked', de: 'Nicht reservierbar', es: 'No se reserva' },
    distance: ON_SITE,
  };
  return {
    kind: 'services.cards',
    values: {
      title: {
        it: 'Altri Servizi Inclusi',
        en: 'Also included',
        de: 'Außerdem inklusive',
        es: 'Otros servicios incluidos',
      },
      items: [
        {
          title: { it: 'Mini market', en: 'Mini-market', de: 'Minimarkt', es: 'Minimercado' },
          text: {
            it: 'Pane fresco, frutta, acqua, e quello che si dimentica sempre a casa.',
            en: 'Fresh bread, fruit, water, and whatever always gets left at home.',
            de: 'Frisches Brot, Obst, Wasser und all das, was immer zu Hause liegen bleibt.',
            es: 'Pan recién hecho, fruta, agua y lo que siempre se queda en casa.',
          },
          period: season,
          costs: [
            {
              text: {
                it: 'Solo quello che compri',
                en: 'Only what you buy',
                de: 'Nur, was Sie kaufen',
                es: 'Solo lo que compres',
              },
            },
          ],
          booking: NOT_NEEDED,
          distance: ON_SITE,
        },
        ...(facts.services.includes('parking') ? [parking] : []),
        {
          title: { it: 'Lavanderia', en: 'Laundry room', de: 'Waschküche', es: 'Lavandería' },
          text: {
            it: 'Lavatrici per gli ospiti: i gettoni si prendono in reception.',
            en: 'Washing machines for guests, with tokens available at reception.',
            de: 'Waschmaschinen für Gäste, Wertmarken gibt es an der Rezeption.',
            es: 'Lavadoras para los huéspedes, con fichas que se piden en recepción.',
          },
          period: season,
          costs: [
            { text: { it: 'A gettoni', en: 'Token-operated', de: 'Mit Wertmarken', es: 'Con fichas' } },
          ],
          booking: NOT_NEEDED,
          distance: ON_SITE,
        },
      ],
    },
  };
}
