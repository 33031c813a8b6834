import { legalParts } from './legal-parts';

/** What becomes of the data of who stays, in short. */
export const PRIVACY = legalParts('privacy.paragraph', {
  it: [
    [
      '',
      'Informativa sulla privacy per chi soggiorna da noi o ci contatta, ai sensi del Regolamento (UE) 2016/679. Per l’uso dei moduli di questo sito vale anche la [privacy policy](page:privacyPolicy).',
    ],
    [
      'Informazioni generali',
      'Il titolare del trattamento è {{name}}, {{address}}, {{postalCode}} {{city}} ({{region}}), email {{email}}, telefono {{phone}}.',
    ],
    [
      'Dati raccolti',
      [
        'Dati di contatto che ci fornisci: nome, cognome, email, telefono, date del soggiorno e richieste.',
        'Dati di navigazione: un codice giornaliero, che dopo {{saltHours}} ore non può più essere ricondotto a una persona, la lingua e l’ora della visita.',
        'Dati che la legge ci chiede di registrare per chi alloggia da noi.',
      ],
    ],
    [
      'Finalità',
      [
        'Rispondere alle richieste e gestire il soggiorno.',
        'Adempiere agli obblighi di legge, come la comunicazione degli alloggiati.',
        'Contare le visite e mantenere sicuro il sito.',
      ],
    ],
    [
      'Base giuridica',
      'Le misure precontrattuali e il contratto per le richieste e il soggiorno, l’obbligo di legge per le comunicazioni previste, il legittimo interesse per la sicurezza e il conteggio delle visite, il consenso per ogni altra finalità.',
    ],
    [
      'Conservazione',
      [
        'Dati di contatto: fino a {{personYears}} anni.',
        'Dati di navigazione: fino a {{visitMonths}} mesi.',
        'Copie di sicurezza: fino a {{backupMonths}} mesi.',
        'Dati richiesti dalla legge: per il tempo che la legge stabilisce.',
      ],
    ],
    [
      'Condivisione',
      'I dati sono trattati da chi gestisce la struttura e dai fornitori che curano e ospitano il sito, le sue copie di sicurezza e la posta elettronica, e sono comunicati alle autorità quando la legge lo impone. Non sono venduti né ceduti.',
    ],
    [
      'Diritti',
      'Puoi chiedere accesso, rettifica, cancellazione, limitazione, portabilità e opporti al trattamento, e ritirare un consenso in ogni momento. Puoi presentare reclamo al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).',
    ],
    [
      'Cookie',
      'Il sito usa cookie necessari; altri solo con il tuo consenso, come descritto nella [cookie policy](page:cookiePolicy).',
    ],
    [
      'Sicurezza',
      'L’accesso ai dati è riservato e protetto da credenziali personali; le password sono conservate solo in forma cifrata non reversibile.',
    ],
    ['Contatti', 'Per ogni richiesta scrivi a {{email}}: rispondiamo entro un mese.'],
    ['Modifiche', 'Se questa informativa cambia, aggiorniamo il testo e la data indicata in alto.'],
  ],
});
