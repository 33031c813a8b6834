import { useGetPropertyQuery } from '@ospite/contracts';
import { classList, Sprig } from '@ospite/ui/office';
import * as s from './brand.module.css';

/** Whose back-office this is: the property's mark and name, once somebody has described it. */
export function Brand({ className }: { readonly className?: string | undefined }) {
  const { data: property } = useGetPropertyQuery();
  return (
    <p className={classList(s.brand, className)}>
      <Sprig className={s.sprig} />
      {property && <span className={s.name}>{property.name}</span>}
    </p>
  );
}
