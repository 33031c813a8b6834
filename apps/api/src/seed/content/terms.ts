import { byLanguage } from '@ospite/domain';
import type { DemoSection } from './demo-section';
import { blocksOf } from './legal/legal-parts';

/** What a stay here asks beside what it asks anywhere. */
export function termsContent(): readonly DemoSection[] {
  return [
    {
      kind: 'terms.house',
      values: {
        title: {
          it: 'Condizioni di questa struttura',
          en: 'Conditions of this property',
          de: 'Bedingungen dieses Hauses',
          es: 'Condiciones de este alojamiento',
        },
        text: byLanguage((language) => blocksOf(CONDITIONS[language])),
      },
    },
  ];
}

const CONDITIONS = {
  it: [
    'Gli animali sono ammessi se annunciati prima dell’arrivo; può essere chiesto un supplemento.',
    'I servizi del campeggio funzionano nel loro periodo di apertura; alcuni vanno prenotati e alcuni sono a pagamento, come indicato nella pagina dei [servizi](page:services).',
    'L’animazione non è un servizio quotidiano.',
    'Per ogni controversia è competente il foro di Tempio Pausania, salvo il foro del consumatore stabilito dalla legge.',
  ],
  en: [
    'Pets are allowed if announced before arrival; a supplement may be charged.',
    'The services of the campsite run in their opening season; some have to be booked and some cost extra, as the [services page](page:services) says.',
    'Entertainment is not offered every day.',
    'Any dispute is for the court of Tempio Pausania, without prejudice to the consumer’s court laid down by law.',
  ],
  de: [
    'Haustiere sind erlaubt, wenn sie vor der Anreise angekündigt werden; dafür kann ein Aufpreis verlangt werden.',
    'Die Angebote des Campingplatzes gibt es während ihrer Öffnungszeit; einige müssen reserviert werden und einige kosten extra, wie auf der Seite der [Leistungen](page:services) angegeben.',
    'Animation gibt es nicht jeden Tag.',
    'Für Streitigkeiten ist das Gericht in Tempio Pausania zuständig; der gesetzliche Gerichtsstand des Verbrauchers bleibt unberührt.',
  ],
  es: [
    'Se admiten animales si se avisa antes de la llegada; puede pedirse un suplemento.',
    'Los servicios del camping funcionan en su período de apertura; algunos se reservan y algunos son de pago, como se indica en la página de [servicios](page:services).',
    'La animación no es un servicio diario.',
    'Para cualquier controversia es competente el tribunal de Tempio Pausania, salvo el fuero del consumidor establecido por la ley.',
  ],
};
