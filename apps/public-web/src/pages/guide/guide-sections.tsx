import type { Property } from '@ospite/contracts/guest';
import { amountOf, type AmountId } from '@ospite/domain';
import { Picture, type PictureSource } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { centsText } from '../../shared/format/price';
import { wayTextTo } from '../../shared/format/way';
import { GUIDE_SIZES } from '../../shared/pictures/sizes/guide-sizes';
import { sitePicture } from '../../shared/pictures/site-pictures';
import * as s from './guide-page.module.css';

interface PropertyProps {
  /** Undefined until it is loaded. */
  readonly property: Property | undefined;
}

interface GuideSectionProps {
  readonly id: 'beaches' | 'inland' | 'food' | 'activities';
  readonly picture: PictureSource;
  readonly places: readonly {
    readonly name: string;
    readonly text: string;
    readonly note?: string | undefined;
  }[];
  /** What guests want to know before they set off. */
  readonly facts?: readonly (string | undefined)[];
}

/** A part of the guide: a picture beside some words and a list of places. */
function GuideSection({ id, picture, places, facts = [] }: GuideSectionProps) {
  const { t } = useTranslation();
  const known = facts.filter((fact) => fact !== undefined);
  return (
    <section id={id} className={s.section} aria-labelledby={`${id}-title`}>
      <div className={s.frame}>
        <Picture source={picture} alt={t(`guide:${id}.alt`)} sizes={GUIDE_SIZES.beside} />
      </div>
      <div>
        <h2 id={`${id}-title`} className={s.heading}>
          {t(`guide:${id}.title`)}
        </h2>
        <p className={s.text}>{t(`guide:${id}.text`)}</p>
        <ul className={s.places}>
          {places.map(({ name, text, note }) => (
            <li key={name}>
              <h3 className={s.name}>{name}</h3>
              <p>
                {text}
                {note && <> {note}</>}
              </p>
            </li>
          ))}
        </ul>
        {known.length > 0 && (
          <ul className={s.facts}>
            {known.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export function Beaches({ property }: PropertyProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const near = property && wayTextTo(property, 'beach', 'guide', t, language);
  const fee = useAmount(property, 'beach-reservation');
  return (
    <GuideSection
      id="beaches"
      picture={sitePicture('beach')}
      places={[
        { name: t('guide:beaches.cinta.name'), text: t('guide:beaches.cinta.text') },
        { name: t('guide:beaches.brandinchi.name'), text: t('guide:beaches.brandinchi.text') },
        { name: t('guide:beaches.impostu.name'), text: t('guide:beaches.impostu.text') },
        { name: t('guide:beaches.ambra.name'), text: t('guide:beaches.ambra.text') },
        { name: t('guide:beaches.isuledda.name'), text: t('guide:beaches.isuledda.text') },
      ]}
      facts={[near && t('guide:beaches.near', { way: near }), fee && t('guide:beaches.fee', { amount: fee })]}
    />
  );
}

export function Inland() {
  const { t } = useTranslation();
  return (
    <GuideSection
      id="inland"
      picture={sitePicture('mountains')}
      places={[
        { name: t('guide:inland.hike.name'), text: t('guide:inland.hike.text') },
        { name: t('guide:inland.park.name'), text: t('guide:inland.park.text') },
        { name: t('guide:inland.village.name'), text: t('guide:inland.village.text') },
      ]}
    />
  );
}

export function Food() {
  const { t } = useTranslation();
  return (
    <GuideSection
      id="food"
      picture={sitePicture('farmhouse-table')}
      places={[
        { name: t('guide:food.farm.name'), text: t('guide:food.farm.text') },
        { name: t('guide:food.bread.name'), text: t('guide:food.bread.text') },
        { name: t('guide:food.seadas.name'), text: t('guide:food.seadas.text') },
        { name: t('guide:food.wine.name'), text: t('guide:food.wine.text') },
      ]}
    />
  );
}

export function Activities({ property }: PropertyProps) {
  const { t } = useTranslation();
  const trip = useAmount(property, 'boat-trip');
  return (
    <GuideSection
      id="activities"
      picture={sitePicture('village-square')}
      places={[
        {
          name: t('guide:activities.boat.name'),
          text: t('guide:activities.boat.text'),
          note: trip && t('guide:activities.boat.cost', { amount: trip }),
        },
        { name: t('guide:activities.flamingos.name'), text: t('guide:activities.flamingos.text') },
        { name: t('guide:activities.wind.name'), text: t('guide:activities.wind.text') },
        { name: t('guide:activities.evening.name'), text: t('guide:activities.evening.text') },
      ]}
    />
  );
}

/** An amount of the property's as text; undefined where it is unset. */
function useAmount(property: Property | undefined, id: AmountId): string | undefined {
  const { language } = usePageFacts();
  const cents = property && amountOf(property.amounts, id);
  return cents === undefined ? undefined : centsText(cents, language);
}
