import type { DemoSection } from './demo-section';
import { withPeriod, type HouseFacts } from './house-facts';

/** What a price includes, and what can be had besides; what the house offers follows from its own values. */
export function pricesContent(facts: HouseFacts): readonly DemoSection[] {
  const pool = withPeriod(facts.servicesSeason, {
    it: (period) => `Piscina e solarium (${period})`,
    en: (period) => `Pool and sun terrace (${period})`,
    de: (period) => `Pool und Sonnenterrasse (${period})`,
    es: (period) => `Piscina y solárium (${period})`,
  });
  return [
    {
      kind: 'prices.included',
      values: {
        title: {
          it: 'Compreso nel prezzo',
          en: 'Included in the price',
          de: 'Im Preis enthalten',
          es: 'Incluido en el precio',
        },
        items: [
          {
            text: {
              it: 'Lenzuola e asciugamani',
              en: 'Bed linen and towels',
              de: 'Bettwäsche und Handtücher',
              es: 'Sábanas y toallas',
            },
          },
          {
            text: {
              it: 'Pulizia finale, tranne l’angolo cottura',
              en: 'Final cleaning, except the kitchenette',
              de: 'Endreinigung, ausgenommen die Kochnische',
              es: 'Limpieza final, excepto la zona de cocina',
            },
          },
          ...(facts.hasWifi
            ? [
                {
                  text: { it: 'Wi-Fi gratuito', en: 'Free Wi-Fi', de: 'Kostenloses WLAN', es: 'Wifi gratis' },
                },
              ]
            : []),
          ...(pool ? [{ text: pool }] : []),
        ],
      },
    },
    {
      kind: 'prices.additional',
      values: {
        title: {
          it: 'Servizi aggiuntivi',
          en: 'Additional services',
          de: 'Zusätzliche Leistungen',
          es: 'Servicios adicionales',
        },
        items: [
          ...(facts.services.includes('airport-shuttle')
            ? []
            : [
                {
                  text: {
                    it: 'Navetta per l’aeroporto',
                    en: 'Airport shuttle',
                    de: 'Flughafentransfer',
                    es: 'Traslado al aeropuerto',
                  },
                },
              ]),
          {
            text: {
              it: 'Noleggio biciclette',
              en: 'Bike hire',
              de: 'Fahrradverleih',
              es: 'Alquiler de bicicletas',
            },
          },
          { text: { it: 'Pranzo al sacco', en: 'Packed lunch', de: 'Lunchpaket', es: 'Pícnic para llevar' } },
          {
            text: {
              it: 'Deposito bagagli',
              en: 'Luggage storage',
              de: 'Gepäck­auf­bewahrung',
              es: 'Consigna de equipaje',
            },
          },
        ],
        text: {
          it: 'Scrivilo nella richiesta: ti diciamo disponibilità ed eventuale costo insieme al preventivo.',
          en: 'Mention it in your request, and our quote will tell you about availability and any cost.',
          de: 'Schreiben Sie es in Ihre Anfrage. Ob es möglich ist und ob es etwas kostet, sagen wir Ihnen mit dem Angebot.',
          es: 'Escríbelo en la solicitud y te diremos la disponibilidad y el posible coste junto con el presupuesto.',
        },
      },
    },
  ];
}
