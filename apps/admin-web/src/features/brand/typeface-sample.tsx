import '@ospite/ui/further-typefaces.css';
import { TYPEFACES, typefaceProperties, type TypefacePair } from '@ospite/domain';
import { loadFamilies } from '@ospite/ui/fonts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as s from './brand.module.css';

/** A heading and a text in a pair of typefaces; until they have come, in what stands in for them on a page. */
export function TypefaceSample({ pair }: { readonly pair: TypefacePair }) {
  const { t } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  const { heading, text } = TYPEFACES[pair];
  useEffect(() => {
    loadFamilies(document, [heading.family, text.family]).then(
      () => setLoaded(true),
      () => undefined, // What stands in shows their character, too.
    );
  }, [heading, text]);
  const fonts = typefaceProperties(pair);
  const fontOf = (what: 'heading' | 'text') => ({
    fontFamily: [isLoaded && fonts[`font-${what}-own`], fonts[`font-${what}-system`]].filter(Boolean).join(),
  });
  return (
    <span className={s.sample}>
      <span className={s.sampleHeading} style={fontOf('heading')}>
        {t('office:brand.sample.heading')}
      </span>
      <span className={s.sampleText} style={fontOf('text')}>
        {t('office:brand.sample.text')}
      </span>
    </span>
  );
}
