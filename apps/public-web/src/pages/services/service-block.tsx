import { targetOfLink, type ShownLongText } from '@ospite/domain';
import { buttonClass, VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { ContentPicture } from '../../shared/content/content-picture';
import { LongText } from '../../shared/content/long-text';
import type { SectionProps } from '../../shared/content/page-sections';
import { usePageOf } from '../../shared/navigation/site-pages';
import { Words } from '../../shared/content/words';
import { SiteLink } from '../../shared/navigation/site-link';
import { SERVICES_SIZES } from '../../shared/pictures/sizes/services-sizes';
import { FactList } from './fact-list';
import * as s from './services-page.module.css';

/** A service with its picture beside it; every third is as tall as its words, which stand on a card before it. */
export function ServiceBlock({ id, place, values }: SectionProps<'services.service'>) {
  const { title, text, picture, action } = values;
  return (
    <section id={id} className={s.block} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={s.picture}>
          <ContentPicture
            picture={picture}
            sizes={place % 3 === 2 ? SERVICES_SIZES.tallBlock : SERVICES_SIZES.block}
            priority={place === 0}
          />
        </div>
      )}
      <div className={s.words}>
        <Words as="h2" id={`${id}-title`} className={s.blockTitle} of={title} />
        {text && (
          <div className={s.text}>
            <LongText text={text} />
          </div>
        )}
        <FactList facts={values} />
        {action && <Action action={action} />}
      </div>
    </section>
  );
}

/** A link to another site, or to a page of this one, as a button. */
function Action({ action: { blocks, lang } }: { readonly action: ShownLongText }) {
  const { t } = useTranslation();
  const pageOf = usePageOf();
  const [block] = blocks;
  const run = block && 'paragraph' in block ? block.paragraph.find(({ link }) => link) : undefined;
  if (!run?.link) return null;
  const target = targetOfLink(run.link);
  const page = target && pageOf(target);
  if (target)
    return page ? (
      <SiteLink page={page} className={buttonClass('quiet')}>
        <span lang={lang}>{run.text}</span>
      </SiteLink>
    ) : null;
  return (
    <a
      className={buttonClass('quiet', s.external)}
      href={run.link}
      target="_blank"
      rel="noopener"
      lang={lang}
    >
      {run.text} <span aria-hidden="true">↗</span>
      <VisuallyHidden> {t('facilities:newSite')}</VisuallyHidden>
    </a>
  );
}
