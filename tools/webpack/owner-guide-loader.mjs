import { readOwnerGuide } from '../source/owner-guide.mjs';

const SRC = /"src":"([^"]+)"/g;

/** For webpack: the guide with the addresses of its pictures, which become files of the bundle. */
export default function ownerGuideLoader(source) {
  const guide = JSON.stringify(readOwnerGuide(source));
  const files = [...new Set([...guide.matchAll(SRC)].map(([, file]) => file))];
  const imports = files.map((file, index) => `import picture${index} from './${file}';`);
  const module = guide.replaceAll(SRC, (_, file) => `"src":picture${files.indexOf(file)}`);
  return `${imports.join('\n')}\nexport const guide = ${module};`;
}
