import type { DemoSection } from './demo-section';

/** What stands in place of every page while the site is offline. */
export function offlineContent(): readonly DemoSection[] {
  return [
    {
      kind: 'offline.words',
      values: {
        title: {
          it: 'Torniamo tra poco',
          en: 'We will be back shortly',
          de: 'Wir sind bald wieder da',
          es: 'Volvemos pronto',
        },
        text: {
          it: 'Il sito è temporaneamente offline per aggiornamenti. Ci scusiamo per il disagio: nel frattempo rispondiamo volentieri per telefono o email.',
          en: 'The site is temporarily offline for updates. We apologise for the inconvenience. In the meantime we will gladly help by phone or email.',
          de: 'Die Website ist wegen Aktualisierungen vorübergehend offline. Bitte entschuldigen Sie die Unannehmlichkeiten. Per Telefon oder E-Mail sind wir gern für Sie da.',
          es: 'La web está temporalmente fuera de servicio por actualizaciones. Disculpa las molestias. Mientras tanto respondemos con gusto por teléfono o correo electrónico.',
        },
      },
    },
  ];
}
