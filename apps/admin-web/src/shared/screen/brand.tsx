import { useGetBrandQuery, useGetPropertyQuery } from '@ospite/contracts';
import { classList, Sprig } from '@ospite/ui/office';
import { useOfficePaths } from '../office-paths';
import * as s from './brand.module.css';

/** Whose back-office this is: the property's logo, or sprig and name, once somebody has described it. */
export function Brand({ className }: { readonly className?: string | undefined }) {
  const { site } = useOfficePaths();
  const { data: property } = useGetPropertyQuery();
  const { data: brand, isLoading } = useGetBrandQuery();
  const logo = brand?.logo;
  return (
    <p className={classList(s.brand, className)}>
      {logo && (
        <img
          className={s.logo}
          src={`${site}${logo.url}`}
          alt={property?.name ?? ''}
          width={logo.width}
          height={logo.height}
        />
      )}
      {!logo && !isLoading && <Sprig className={s.sprig} />}
      {!logo && property && <span className={s.name}>{property.name}</span>}
    </p>
  );
}
