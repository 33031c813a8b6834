import type { Property } from '@ospite/contracts/guest';
import { buttonClass, Picture, VisuallyHidden, type PictureSource } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { SERVICES_SIZES } from '../../shared/pictures/sizes/services-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import { serviceFacts, type Block } from './camp-services';
import { FactList } from './fact-list';
import * as s from './services-page.module.css';

const PICTURES: Readonly<Record<Block, PictureSource>> = {
  pool: sitePicture('pool'),
  restaurant: sitePicture('restaurant'),
  sports: sitePicture('tennis'),
  mooring: sitePicture('harbour'),
  marine: sitePicture('bay'),
  shuttle: sitePicture('road'),
};

/** Their words make them taller than the others. */
const TALL: readonly Block[] = ['shuttle', 'sports'];

interface ServiceBlockProps {
  readonly block: Block;
  readonly property: Property;
  /** Its picture is the first of the page. */
  readonly isFirst: boolean;
}

/** A service with its picture beside it. */
export function ServiceBlock({ block, property, isFirst }: ServiceBlockProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <section id={block} className={s.block} aria-labelledby={`${block}-title`}>
      <div className={s.picture}>
        <Picture
          source={PICTURES[block]}
          alt={t(`facilities:${block}.alt`)}
          sizes={TALL.includes(block) ? SERVICES_SIZES.tallBlock : SERVICES_SIZES.block}
          priority={isFirst}
        />
      </div>
      <div className={s.words}>
        <h2 id={`${block}-title`} className={s.blockTitle}>
          {t(`facilities:${block}.title`)}
        </h2>
        <p className={s.text}>{t(`facilities:${block}.text`)}</p>
        <FactList facts={serviceFacts(block, property, t, language)} />
        {block === 'shuttle' && property.shuttleUrl && (
          <a
            className={buttonClass('quiet', s.external)}
            href={property.shuttleUrl}
            target="_blank"
            rel="noopener"
          >
            {t('facilities:shuttle.link')} <span aria-hidden="true">↗</span>
            <VisuallyHidden> {t('facilities:shuttle.newSite')}</VisuallyHidden>
          </a>
        )}
      </div>
    </section>
  );
}
