import { byLanguage } from '@ospite/domain';
import { paragraphs, type DemoSection } from './demo-section';
import { withWay, type HouseFacts } from './house-facts';

/** How to write, and how to get here by each means of travel. */
export function contactContent(facts: HouseFacts): readonly DemoSection[] {
  return [
    {
      kind: 'contact.lead',
      values: {
        title: { it: 'Contatti', en: 'Contact', de: 'Kontakt', es: 'Contacto' },
        text: facts.hasReception
          ? {
              it: 'Ti risponde chi ci vive: al telefono negli orari della reception, per iscritto entro 24 ore.',
              en: 'The people who live here will answer, by phone during reception hours or in writing within 24 hours.',
              de: 'Hier antworten die Gastgeber selbst: telefonisch während der Rezeptionszeiten, schriftlich innerhalb von 24 Stunden.',
              es: 'Te responde quien vive aquí: por teléfono en el horario de recepción, por escrito en menos de 24 horas.',
            }
          : {
              it: 'Ti risponde chi ci vive: al telefono, o per iscritto entro 24 ore.',
              en: 'The people who live here will answer, by phone or in writing within 24 hours.',
              de: 'Hier antworten die Gastgeber selbst: telefonisch oder schriftlich innerhalb von 24 Stunden.',
              es: 'Te responde quien vive aquí: por teléfono, o por escrito en menos de 24 horas.',
            },
        searchDescription: {
          it: `Indirizzo, telefono, email, orari e come arrivare a ${facts.name}, ${facts.city}: in auto, in aereo, in nave o in treno.`,
          en: `Address, phone, email, hours and how to get to ${facts.name}, ${facts.city}: by car, plane, ferry or train.`,
          de: `Adresse, Telefon, E-Mail, Zeiten und die Anreise zu ${facts.name}, ${facts.city}: mit Auto, Flugzeug, Fähre oder Bahn.`,
          es: `Dirección, teléfono, correo, horarios y cómo llegar a ${facts.name}, ${facts.city}: en coche, en avión, en barco o en tren.`,
        },
      },
    },
    {
      kind: 'contact.directions',
      values: {
        title: { it: 'Come arrivare', en: 'How to get here', de: 'Anfahrt', es: 'Cómo llegar' },
        means: [
          {
            title: { it: 'In auto', en: 'By car', de: 'Mit dem Auto', es: 'En coche' },
            text: paragraphs({
              it: [
                `Da Olbia prendi la statale 131 DCN in direzione Nuoro ed esci a ${facts.city}; la vecchia statale 125 è più lenta, ma segue la costa. Da Cagliari e da Oristano sali lungo la 131, poi la 131 DCN verso Olbia.`,
              ],
              en: [
                `From Olbia take the SS131 DCN towards Nuoro and leave it at ${facts.city}; the old SS125 is slower, but follows the coast. From Cagliari and Oristano take the SS131 north, then the SS131 DCN towards Olbia.`,
              ],
              de: [
                `Ab Olbia nehmen Sie die SS131 DCN Richtung Nuoro bis zur Ausfahrt ${facts.city}; die alte SS125 ist langsamer, führt dafür an der Küste entlang. Ab Cagliari und Oristano fahren Sie auf der SS131 nach Norden, dann auf der SS131 DCN Richtung Olbia.`,
              ],
              es: [
                `Desde Olbia toma la SS131 DCN en dirección a Nuoro y sal en ${facts.city}; la antigua SS125 es más lenta, pero sigue la costa. Desde Cagliari y Oristano sube por la SS131 y después toma la SS131 DCN hacia Olbia.`,
              ],
            }),
            more: byCar(facts),
          },
          {
            title: { it: 'In aereo', en: 'By plane', de: 'Mit dem Flugzeug', es: 'En avión' },
            text: paragraphs({
              it: [
                `L’aeroporto più vicino è Olbia Costa Smeralda. Da lì si continua con un’auto a noleggio, in taxi o con l’autobus per ${facts.city}.`,
              ],
              en: [
                `The nearest airport is Olbia Costa Smeralda. From there, carry on by hire car, taxi or the bus to ${facts.city}.`,
              ],
              de: [
                `Der nächste Flughafen ist Olbia Costa Smeralda. Von dort geht es mit Mietwagen, Taxi oder dem Bus nach ${facts.city} weiter.`,
              ],
              es: [
                `El aeropuerto más cercano es Olbia Costa Smeralda. Desde allí se sigue en coche de alquiler, en taxi o en el autobús a ${facts.city}.`,
              ],
            }),
            more:
              withWay(facts, 'airport', {
                it: (way) => `Dall’aeroporto: ${way}`,
                en: (way) => `From the airport: ${way}`,
                de: (way) => `Vom Flughafen: ${way}`,
                es: (way) => `Desde el aeropuerto: ${way}`,
              }) ?? NOTHING,
          },
          {
            title: { it: 'In nave', en: 'By ferry', de: 'Mit der Fähre', es: 'En barco' },
            text: paragraphs({
              it: [
                'I traghetti da Genova, Livorno, Piombino e Civitavecchia arrivano a Olbia, alcuni a Golfo Aranci. Da Olbia segui le indicazioni per chi arriva in auto.',
              ],
              en: [
                'Ferries from Genoa, Livorno, Piombino and Civitavecchia dock at Olbia, a few at Golfo Aranci. From Olbia, follow the directions by car.',
              ],
              de: [
                'Fähren aus Genua, Livorno, Piombino und Civitavecchia legen in Olbia an, einige in Golfo Aranci. Ab Olbia folgen Sie der Wegbeschreibung für das Auto.',
              ],
              es: [
                'Los ferris de Génova, Livorno, Piombino y Civitavecchia llegan a Olbia y, algunos, a Golfo Aranci. Desde Olbia sigue las indicaciones para quien viene en coche.',
              ],
            }),
            more:
              withWay(facts, 'marina', {
                it: (way) => `Con la tua barca, dal porto turistico: ${way}`,
                en: (way) => `Coming by boat? From the marina: ${way}.`,
                de: (way) => `Mit dem eigenen Boot, vom Yachthafen: ${way}`,
                es: (way) => `En tu propio barco, desde el puerto deportivo: ${way}`,
              }) ?? NOTHING,
          },
          {
            title: { it: 'In treno', en: 'By train', de: 'Mit der Bahn', es: 'En tren' },
            text: paragraphs({
              it: [
                'La stazione più comoda è quella di Olbia, collegata con Cagliari e con Sassari. Poi si continua in autobus o in taxi: scrivici a che ora arrivi e ti diciamo quale conviene.',
              ],
              en: [
                'The handiest station is Olbia, with trains from Cagliari and Sassari. Carry on by bus or taxi. Tell us when you arrive and we’ll say which is better.',
              ],
              de: [
                'Am besten fahren Sie bis zum Bahnhof Olbia, mit Zügen aus Cagliari und Sassari. Weiter geht es mit Bus oder Taxi. Schreiben Sie uns, wann Sie ankommen, dann sagen wir Ihnen, was besser passt.',
              ],
              es: [
                'La estación más cómoda es la de Olbia, con trenes desde Cagliari y Sassari. Después se sigue en autobús o en taxi. Dinos a qué hora llegas y te decimos qué te conviene.',
              ],
            }),
            more: NOTHING,
          },
        ],
      },
    },
  ];
}

const NOTHING = { it: '' };

const PARKING = {
  it: 'Il parcheggio è gratuito fino a esaurimento posti.',
  en: 'The car park is free until it is full.',
  de: 'Der Parkplatz ist kostenlos, solange Plätze frei sind.',
  es: 'El aparcamiento es gratuito hasta completar plazas.',
};

function byCar(facts: HouseFacts) {
  const arrival = {
    it: `Sul navigatore imposta ${facts.address}, ${facts.city}.`,
    en: `Set your satnav to ${facts.address}, ${facts.city}.`,
    de: `Geben Sie im Navi ${facts.address}, ${facts.city} ein.`,
    es: `En el GPS, introduce ${facts.address}, ${facts.city}.`,
  };
  if (!facts.services.includes('parking')) return arrival;
  return byLanguage((language) => `${arrival[language]} ${PARKING[language]}`);
}
