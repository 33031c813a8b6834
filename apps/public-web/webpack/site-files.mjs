import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { TYPEFACES } from '../../../libs/domain/src/brand/typefaces.ts';
import { LANGUAGES } from '../../../libs/domain/src/shared/language.ts';
import { ONE_ROOM, oneRoomPattern, withTexts } from '../../../libs/i18n/src/one-room.ts';
import {
  COMMON_NAMESPACES,
  COMMON_TEXTS,
  PAGE_NAMESPACES,
  PART_NAMESPACES,
  textsAddress,
} from '../../../libs/i18n/src/page-texts.ts';
import { root } from '../../../tools/webpack/common.mjs';
import { FONT_FACES, facesOf } from '../../../tools/webpack/fonts/font-faces.mjs';
import { pageBytes, pagesOverBudget } from '../../../tools/webpack/script-budget.mjs';

const ASSETS = 'assets.json';
/** `app/site-pages.tsx` names the scripts after them. */
const PAGES = Object.keys(PAGE_NAMESPACES);
const CATALOGUES = path.join(root, 'libs/i18n/src');
const PICTURES = path.join(root, 'apps/public-web/pictures/ready');

const byPage = (what) => Object.fromEntries(PAGES.map((page) => [page, what(page)]));

/** Addresses of the texts of a page, in each language. */
const textsOf = (pattern, page) =>
  LANGUAGES.map((language) =>
    [COMMON_TEXTS, ...PAGE_NAMESPACES[page]].map((name) => textsAddress(pattern, language, name)),
  );

/** Copies the site's own pictures, whose names hold their hashes, beside the scripts. */
export class SitePictures {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SitePictures', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SitePictures', stage }, () => {
        for (const file of fs.readdirSync(PICTURES)) {
          const content = fs.readFileSync(path.join(PICTURES, file));
          compilation.emitAsset(`pictures/${file}`, new webpack.sources.RawSource(content), {
            immutable: true,
          });
        }
      });
    });
  }
}

/** Writes the texts of pages in JSON, which costs no script. */
export class SiteTexts {
  /** Of the texts' names (`textsAddress`). */
  pattern = '';

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SiteTexts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SiteTexts', stage }, () => {
        const files = LANGUAGES.flatMap((language) => textFiles(compilation, language));
        const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
        this.pattern = `texts/*.${hash}.json`;
        for (const { language, name, texts, ofOneRoom } of files) {
          const write = (pattern, content) =>
            compilation.emitAsset(
              textsAddress(pattern, language, name),
              new webpack.sources.RawSource(JSON.stringify(content)),
              { immutable: true },
            );
          write(this.pattern, texts);
          write(oneRoomPattern(this.pattern), ofOneRoom);
        }
      });
    });
  }
}

/**
 * What the files of one language hold: the texts of every page together, and each of the other namespaces; both as a house
 * has them, and a house of one room.
 */
function textFiles(compilation, language) {
  const read = (namespace) => {
    const file = path.join(CATALOGUES, language, `${namespace}.json`);
    compilation.fileDependencies.add(file);
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  };
  const common = Object.fromEntries(COMMON_NAMESPACES.map((name) => [name, read(name)]));
  const later = new Set([...Object.values(PAGE_NAMESPACES).flat(), ...PART_NAMESPACES]);
  const ofOneRoom = read(ONE_ROOM);
  const files = [...later].map((name) => {
    const texts = read(name);
    return { language, name, texts, ofOneRoom: withTexts(texts, ofOneRoom[name] ?? {}) };
  });
  return [
    { language, name: COMMON_TEXTS, texts: common, ofOneRoom: withCommon(common, ofOneRoom) },
    ...files,
  ];
}

/** The texts of every page, as a house of one room has them. */
function withCommon(common, ofOneRoom) {
  const own = Object.entries(ofOneRoom).filter(([name]) => COMMON_NAMESPACES.includes(name));
  return withTexts(common, Object.fromEntries(own));
}

/** Writes `assets.json`: what a page's document has to name of the browser's bundle. */
export class NameSiteFiles {
  /** @param {SiteTexts} texts */
  constructor(texts) {
    this.texts = texts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NameSiteFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NameSiteFiles', stage }, () => {
        const address = (file) => compiler.options.output.publicPath + file;
        const scripts = (group, without = []) =>
          (compilation.namedChunkGroups.get(group)?.getFiles() ?? [])
            .filter((file) => file.endsWith('.js'))
            .map(address)
            .filter((file) => !without.includes(file));
        const files = Object.keys(compilation.assets);
        const [icon] = files.filter((file) => file.startsWith('favicon.'));
        const named = {
          boot: scripts('boot')[0],
          scripts: scripts('site'),
          pages: byPage((page) => scripts(page, scripts('site'))),
          texts: address(this.texts.pattern),
          icon: address(icon),
        };
        const read = (file) =>
          compilation.assets[file.slice(compiler.options.output.publicPath.length)].buffer();
        // Builds for developers are larger and their size means nothing.
        if (compiler.options.mode === 'production')
          for (const message of pagesOverBudget(pageBytes(read, named, textsOf)))
            compilation.errors.push(new webpack.WebpackError(message));
        compilation.emitAsset(ASSETS, new webpack.sources.RawSource(JSON.stringify(named, null, 2)));
      });
    });
  }
}

/** What a document declares of each pair of typefaces: its rules, and the files that every text needs. */
const declared = (css) =>
  Object.fromEntries(
    Object.entries(TYPEFACES).map(([pair, typefaces]) => {
      const faces = facesOf(css, typefaces);
      const always = (faces.match(FONT_FACES) ?? []).filter((face) => !face.includes('unicode-range'));
      const files = always.flatMap((face) => /url\(["']?([^"')]+)/.exec(face)?.[1] ?? []);
      return [pair, { faces, files }];
    }),
  );

/**
 * The server's bundle writes the style sheet, in the order of the imports; this puts it among the browser's files.
 * Fonts stay out of it: each document declares those of its pair, and a second declaration would show one that came too late.
 */
export class NameStyleSheet {
  /** @param {string} folder of the browser's bundle, which is built first */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('NameStyleSheet', (compilation) => {
      // The browser's bundle was refused, and says why: nothing here is to hide that.
      if (!fs.existsSync(path.join(this.folder, ASSETS))) return;
      const sheets = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
      if (sheets.length !== 1)
        throw new Error(`One style sheet is expected, these came: ${sheets.join(', ')}`);
      const [sheet] = sheets;
      for (const old of fs.readdirSync(this.folder)) {
        if (/^styles\..*\.css$/.test(old)) fs.rmSync(path.join(this.folder, old));
      }
      const css = fs.readFileSync(path.join(compiler.outputPath, sheet), 'utf8');
      fs.writeFileSync(path.join(this.folder, sheet), css.replaceAll(FONT_FACES, ''));
      const assets = path.join(this.folder, ASSETS);
      const named = JSON.parse(fs.readFileSync(assets, 'utf8'));
      named.styles = compiler.options.output.publicPath + sheet;
      named.typefaces = declared(css);
      fs.writeFileSync(assets, JSON.stringify(named, null, 2));
    });
  }
}
