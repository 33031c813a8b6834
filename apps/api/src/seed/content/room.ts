import type { DemoSection } from './demo-section';
import { withPeriod, type HouseFacts } from './house-facts';

/** What lies around every room: the beaches, and what the campsite offers and when. */
export function roomContent(facts: HouseFacts): readonly DemoSection[] {
  const offers = facts.services;
  const season = withPeriod(facts.servicesSeason, {
    it: (period) =>
      `Stagione: ${period}. Di giorno sono gratuiti su prenotazione; in inverno, con il campeggio chiuso, i servizi sono ridotti.`,
    en: (period) =>
      `Season: ${period}. Free during the day if you book; in winter, when the campsite is closed, services are reduced.`,
    de: (period) =>
      `Saison: ${period}. Tagsüber nach Voranmeldung kostenlos; im Winter, wenn der Campingplatz geschlossen ist, nur eingeschränkt.`,
    es: (period) =>
      `Temporada: ${period}. De día son gratuitos con reserva; en invierno, con el camping cerrado, los servicios son reducidos.`,
  });
  return [
    {
      kind: 'room.nearby',
      values: {
        title: {
          it: 'Spiagge vicine',
          en: 'Nearby beaches',
          de: 'Strände in der Nähe',
          es: 'Playas cercanas',
        },
        items: [
          {
            text: {
              it: 'La Cinta: chilometri di sabbia chiara davanti allo stagno dei fenicotteri',
              en: 'La Cinta: miles of pale sand in front of the flamingo lagoon',
              de: 'La Cinta: kilometerlanger heller Sand vor der Flamingolagune',
              es: 'La Cinta: kilómetros de arena clara frente a la laguna de los flamencos',
            },
          },
          {
            text: {
              it: 'Cala Brandinchi: acqua bassa e pineta, ideale con i bambini',
              en: 'Cala Brandinchi: shallow water and pines, ideal for children',
              de: 'Cala Brandinchi: flaches Wasser und Pinien, ideal mit Kindern',
              es: 'Cala Brandinchi: agua poco profunda y pinar, ideal con niños',
            },
          },
          {
            text: {
              it: 'Lu Impostu: dune, e Tavolara di fronte',
              en: 'Lu Impostu: dunes, with Tavolara island opposite',
              de: 'Lu Impostu: Dünen, gegenüber die Insel Tavolara',
              es: 'Lu Impostu: dunas, con la isla de Tavolara enfrente',
            },
          },
          {
            text: {
              it: 'Cala d’Ambra: piccola, a ridosso del paese',
              en: 'Cala d’Ambra: small, right by the town',
              de: 'Cala d’Ambra: klein und gleich beim Ort',
              es: 'Cala d’Ambra: pequeña, junto al pueblo',
            },
          },
          {
            text: {
              it: 'L’Isuledda: al riparo dal maestrale',
              en: 'L’Isuledda: sheltered from the mistral',
              de: 'L’Isuledda: geschützt vor dem Mistral',
              es: 'L’Isuledda: al abrigo del mistral',
            },
          },
        ],
      },
    },
    {
      kind: 'room.nearby',
      values: {
        title: {
          it: 'I servizi del campeggio',
          en: 'Campsite services',
          de: 'Das bietet der Campingplatz',
          es: 'Servicios del camping',
        },
        items: [
          {
            text: {
              it: 'Piscina e solarium',
              en: 'Pool and sun terrace',
              de: 'Pool und Sonnenterrasse',
              es: 'Piscina y solárium',
            },
          },
          {
            text: {
              it: 'Ristorante e bar',
              en: 'Restaurant and bar',
              de: 'Restaurant und Bar',
              es: 'Restaurante y bar',
            },
          },
          ...(offers.includes('sports-fields')
            ? [
                {
                  text: {
                    it: 'Tennis e calcetto',
                    en: 'Tennis and five-a-side football',
                    de: 'Tennis und Kleinfeldfußball',
                    es: 'Tenis y fútbol 5',
                  },
                },
              ]
            : []),
          ...(offers.includes('beach-shuttle')
            ? [
                {
                  text: {
                    it: 'Navetta per la spiaggia',
                    en: 'Beach shuttle',
                    de: 'Strandshuttle',
                    es: 'Lanzadera a la playa',
                  },
                },
              ]
            : []),
          { text: { it: 'Mini market', en: 'Mini-market', de: 'Minimarkt', es: 'Minimercado' } },
          ...(offers.includes('parking')
            ? [{ text: { it: 'Parcheggio', en: 'Car park', de: 'Parkplatz', es: 'Aparcamiento' } }]
            : []),
          {
            text: {
              it: 'Lavanderia a gettoni',
              en: 'Laundry (token-operated)',
              de: 'Wasch­maschinen (Wert­marken)',
              es: 'Lavandería (con fichas)',
            },
          },
        ],
        ...(season && { text: season }),
      },
    },
  ];
}
