import { legalParts } from './legal-parts';

/** How accessible the site is, and whom to tell when it is not. */
export const ACCESSIBILITY = legalParts('accessibility.paragraph', {
  it: [
    [
      '',
      '{{name}} vuole che tutti possano usare questo sito: con la tastiera, con un lettore di schermo, con testo ingrandito, su un telefono piccolo e con una connessione lenta.',
    ],
    [
      'Stato di conformità',
      'Il sito è progettato secondo le Linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, e la norma europea EN 301 549. È parzialmente conforme, per i limiti elencati qui sotto.',
    ],
    [
      'Che cosa abbiamo fatto',
      [
        'Ogni pagina si legge e ogni modulo si invia anche senza JavaScript.',
        'Tutto si raggiunge con la tastiera; l’elemento attivo è sempre evidenziato.',
        'I testi hanno un contrasto alto e possono essere ingranditi al doppio, anche su uno schermo largo 320 pixel.',
        'Le immagini hanno un testo alternativo o sono indicate come decorative; gli errori dei moduli sono spiegati a parole.',
        'Chi chiede meno movimento non ne vede.',
      ],
    ],
    [
      'Limiti noti',
      [
        'Privacy policy, cookie policy e termini di servizio esistono solo in italiano.',
        'Le descrizioni delle fotografie caricate dalla struttura e i testi degli eventi dipendono da chi li scrive e possono mancare in alcune lingue.',
        'Mappe, piattaforme di prenotazione e servizi di messaggistica sono di altri e non dipendono da noi. L’indirizzo e le indicazioni per arrivare sono sempre scritti anche come testo.',
        'Annunci pubblicitari di terzi possono non rispettare le linee guida.',
      ],
    ],
    [
      'Come l’abbiamo verificato',
      'Con un’autovalutazione: controlli automatici sulle pagine a ogni modifica del sito e prove con la sola tastiera. Il sito non è stato verificato da un ente esterno.',
    ],
    [
      'Segnalazioni',
      'Se qualcosa non funziona per te, scrivi a {{email}} o telefona al {{phone}}: ti rispondiamo entro 30 giorni e, se ti serve, ti forniamo le informazioni in un altro formato. Se la risposta non ti soddisfa puoi rivolgerti all’[Agenzia per l’Italia Digitale](https://www.agid.gov.it).',
    ],
  ],
  en: [
    [
      '',
      '{{name}} wants everybody to be able to use this website: with a keyboard, with a screen reader, with enlarged text, on a small phone and over a slow connection.',
    ],
    [
      'Compliance status',
      'The website is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549. It is partially compliant because of the limits listed below.',
    ],
    [
      'What we have done',
      [
        'Every page can be read and every form can be sent without JavaScript, too.',
        'Everything can be reached with the keyboard, and the focus is always visible.',
        'Text has high contrast and can be enlarged to twice its size, even on a screen 320 pixels wide.',
        'Pictures have an alternative text or are marked as decorative; mistakes in forms are explained in words.',
        'If you ask for less motion, you see none.',
      ],
    ],
    [
      'Known limits',
      [
        'The privacy policy, the cookie policy and the terms of service exist in Italian only.',
        'Descriptions of photographs that the property uploads, and the texts of events, depend on who writes them and may be missing in some languages.',
        'Maps, booking platforms and messaging services belong to others and are beyond our control. The address and the directions are always given as text as well.',
        'Adverts from third parties may not follow the guidelines.',
      ],
    ],
    [
      'How we checked it',
      'By self-assessment: automatic checks of the pages at each change of the website, and tests with the keyboard alone. No external body has audited the website.',
    ],
    [
      'Feedback',
      'If something does not work for you, write to {{email}} or call {{phone}}: we will reply within 30 days and, if you need it, give you the information in another format. If you are not satisfied with the reply, you can turn to the [Agency for Digital Italy](https://www.agid.gov.it).',
    ],
  ],
  de: [
    [
      '',
      '{{name}} möchte, dass alle diese Website nutzen können: mit der Tastatur, mit einem Screenreader, mit vergrößertem Text, auf einem kleinen Telefon und mit einer langsamen Verbindung.',
    ],
    [
      'Stand der Vereinbarkeit',
      'Die Website ist nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und der europäischen Norm EN 301 549 gestaltet. Wegen der unten genannten Einschränkungen ist sie teilweise konform.',
    ],
    [
      'Was wir getan haben',
      [
        'Jede Seite lässt sich auch ohne JavaScript lesen, jedes Formular auch ohne JavaScript absenden.',
        'Alles ist mit der Tastatur erreichbar, und der Fokus ist immer sichtbar.',
        'Texte haben einen hohen Kontrast und lassen sich auf das Doppelte vergrößern, auch auf einem 320 Pixel breiten Bildschirm.',
        'Bilder haben einen Alternativtext oder sind als dekorativ gekennzeichnet; Fehler in Formularen werden in Worten erklärt.',
        'Wer weniger Bewegung wünscht, sieht keine.',
      ],
    ],
    [
      'Bekannte Einschränkungen',
      [
        'Datenschutzerklärung, Cookie-Richtlinie und Nutzungsbedingungen gibt es nur auf Italienisch.',
        'Beschreibungen der Fotos, die die Unterkunft hochlädt, und Texte zu Veranstaltungen hängen davon ab, wer sie schreibt, und können in einzelnen Sprachen fehlen.',
        'Karten, Buchungsplattformen und Nachrichtendienste gehören anderen; darauf haben wir keinen Einfluss. Adresse und Anfahrt stehen immer auch als Text da.',
        'Anzeigen anderer Anbieter entsprechen möglicherweise nicht den Richtlinien.',
      ],
    ],
    [
      'Wie wir geprüft haben',
      'Durch Selbstbewertung: automatische Prüfungen der Seiten bei jeder Änderung der Website und Versuche allein mit der Tastatur. Eine externe Stelle hat die Website nicht geprüft.',
    ],
    [
      'Rückmeldung',
      'Wenn etwas für Sie nicht funktioniert, schreiben Sie an {{email}} oder rufen Sie an: {{phone}}. Wir antworten innerhalb von 30 Tagen und stellen Ihnen Informationen auf Wunsch in anderer Form bereit. Sind Sie mit der Antwort nicht zufrieden, können Sie sich an die [italienische Digitalagentur AgID](https://www.agid.gov.it) wenden.',
    ],
  ],
  es: [
    [
      '',
      '{{name}} quiere que todas las personas puedan usar esta web: con el teclado, con un lector de pantalla, con el texto ampliado, en un teléfono pequeño y con una conexión lenta.',
    ],
    [
      'Situación de cumplimiento',
      'La web está diseñada según las Pautas de accesibilidad para el contenido web (WCAG) 2.2, nivel AA, y la norma europea EN 301 549. Es parcialmente conforme, por las limitaciones que se indican más abajo.',
    ],
    [
      'Qué hemos hecho',
      [
        'Cada página se puede leer y cada formulario se puede enviar también sin JavaScript.',
        'A todo se llega con el teclado y el foco se ve siempre.',
        'Los textos tienen un contraste alto y se pueden ampliar al doble, incluso en una pantalla de 320 píxeles de ancho.',
        'Las imágenes tienen un texto alternativo o están marcadas como decorativas; los errores de los formularios se explican con palabras.',
        'Si pides menos movimiento, no ves ninguno.',
      ],
    ],
    [
      'Limitaciones conocidas',
      [
        'La política de privacidad, la política de cookies y las condiciones de servicio existen solo en italiano.',
        'Las descripciones de las fotos que sube el alojamiento y los textos de los eventos dependen de quien los escribe y pueden faltar en algunos idiomas.',
        'Los mapas, las plataformas de reserva y los servicios de mensajería son de otros y no dependen de nosotros. La dirección y las indicaciones para llegar están siempre también como texto.',
        'Los anuncios de terceros pueden no seguir las pautas.',
      ],
    ],
    [
      'Cómo lo hemos comprobado',
      'Mediante una autoevaluación: controles automáticos de las páginas en cada cambio de la web y pruebas solo con el teclado. Ningún organismo externo ha auditado la web.',
    ],
    [
      'Comunicación',
      'Si algo no te funciona, escribe a {{email}} o llama al {{phone}}: te respondemos en un plazo de 30 días y, si lo necesitas, te damos la información en otro formato. Si la respuesta no te satisface, puedes dirigirte a la [Agencia para la Italia Digital](https://www.agid.gov.it).',
    ],
  ],
});
