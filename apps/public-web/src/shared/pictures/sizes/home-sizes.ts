/** Pictures of the home page, from top to bottom. */
export const HOME_SIZES = {
  bay: '(min-width: 1200px) 600px, (min-width: 900px) 44vw, 88vw',
  beach: '(min-width: 1200px) 380px, (min-width: 900px) 27vw, 54vw',
  // Higher than wide beside the other two.
  largeRoom: '(min-width: 900px) 1290px, (min-width: 640px) 50vw, 90vw',
  smallRoom: '(min-width: 1200px) 460px, (min-width: 900px) 36vw, (min-width: 640px) 46vw, 90vw',
  // Higher than wide beside the first one on a desktop.
  largeTile: '(min-width: 1000px) 620px, (min-width: 700px) 92vw, 90vw',
  smallTile: '(min-width: 1000px) 620px, (min-width: 700px) 44vw, 90vw',
  // As high as its frame, which cuts off what does not fit beside the words.
  poster: '(min-width: 1524px) 1138px, (min-width: 900px) 75vw, 100vw',
  road: '(min-width: 1300px) 1248px, (min-width: 572px) 100vw, 480px',
  terrace: '(min-width: 900px) min(60vw, 860px), 90vw',
} as const;
