import { legalParts } from './legal-parts';

/** What holds for the site and for a stay, anywhere. */
export const TERMS = legalParts('terms.paragraph', {
  it: [
    [
      '',
      'Queste condizioni riguardano l’uso del sito e il soggiorno presso {{name}}, {{address}}, {{postalCode}} {{city}} ({{region}}).',
    ],
    [
      'Il sito e i preventivi',
      'Il sito presenta la struttura e permette di chiedere un preventivo. La richiesta non è una prenotazione e non impegna nessuno: prezzi e stime sono indicativi, vale solo l’offerta che ti inviamo. Le prenotazioni concluse su piattaforme esterne seguono le condizioni di quelle piattaforme.',
    ],
    [
      'Arrivo e partenza',
      [
        'Il check-in è possibile dalle {{checkinFrom}}.',
        'Gli arrivi dopo le {{announceAfter}} vanno annunciati in anticipo.',
        'La camera va lasciata libera entro le {{checkout}}.',
        'Orari della reception: dalle {{receptionFrom}} alle {{receptionTo}}.',
        '{{if receptionAllDay}} La reception è sempre aperta.',
      ],
    ],
    [
      'Cauzione',
      'All’arrivo si versa una cauzione di {{deposit}}, solo in contanti. È restituita alla partenza, salvo danni e addebiti previsti da queste condizioni.',
    ],
    [
      'Imposta di soggiorno',
      '{{if touristTaxDue}} L’imposta di soggiorno non è compresa nel prezzo e si paga all’arrivo, secondo il regolamento comunale in vigore.',
      'L’importo è di {{touristTax}} per persona e notte.',
      'Si applica al massimo a {{touristTaxNights}} notti dello stesso soggiorno.',
      'Si paga in questi mesi: {{touristTaxMonths}}.',
    ],
    ['Cancellazione', '{{cancellationTerms}}'],
    [
      'Pulizia e rifiuti',
      'Alla partenza la camera va lasciata in ordine e l’angolo cottura, se c’è, pulito; i rifiuti vanno portati dove indica la struttura.',
      'Se l’angolo cottura non è pulito o i rifiuti non sono stati portati all’isola ecologica si applica una penale di {{penalty}}.',
    ],
    ['Parcheggio', '{{if parking}} Il parcheggio è gratuito fino a esaurimento dei posti.'],
    [
      'Rispetto degli altri ospiti',
      'Chi soggiorna rispetta la quiete, le persone e la natura, e risponde dei danni che causa.',
      'L’orario del silenzio va dalle {{quietFrom}} alle {{quietTo}}.',
    ],
    [
      'Responsabilità',
      'Curiamo le informazioni del sito, ma possono contenere errori o cambiare: in caso di dubbio chiedici conferma. Non rispondiamo dei contenuti di altri siti a cui rimandiamo. Restano fermi i diritti che la legge riconosce ai consumatori.',
    ],
    [
      'Recensioni',
      'Le recensioni sono lette prima della pubblicazione e non sono collegate a una prenotazione verificata. Non pubblichiamo testi offensivi, illeciti o estranei al soggiorno. Chi invia una recensione ci autorizza a pubblicarla sul sito.',
    ],
    [
      'Legge applicabile e foro competente',
      'Si applica la legge italiana. Per le controversie con un consumatore è competente il foro stabilito dalla legge.',
    ],
    ['Contatti', '{{name}}, email {{email}}, telefono {{phone}}.', 'Partita IVA: {{vatNumber}}.'],
  ],
});
