import type { DemoSection } from './demo-section';

/** What stands at an address without a page. */
export function notFoundContent(): readonly DemoSection[] {
  return [
    {
      kind: 'notFound.words',
      values: {
        title: {
          it: 'Qui la strada finisce in mare',
          en: 'This road ends in the sea',
          de: 'Hier endet der Weg im Meer',
          es: 'Aquí el camino acaba en el mar',
        },
        text: {
          it: 'La pagina che cercavi non c’è, o ha cambiato indirizzo. Ecco da dove puoi ripartire.',
          en: 'The page you were looking for is not here, or it has moved. Where to go from here:',
          de: 'Die gesuchte Seite gibt es nicht, oder sie ist umgezogen. Von hier aus geht es weiter:',
          es: 'La página que buscabas no está, o ha cambiado de dirección. Desde aquí puedes seguir:',
        },
      },
    },
  ];
}
