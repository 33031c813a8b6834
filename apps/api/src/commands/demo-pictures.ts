import { encodeDemoPictures } from '../seed/pictures/encode-demo-pictures';

/** Encodes the demo's pictures for the repository, without a database. @param seed the folder of the seed's sources */
export async function demoPictures(seed: string): Promise<number> {
  await encodeDemoPictures(seed, (line) => console.log(line));
  return 0;
}
