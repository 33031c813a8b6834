/** A sprig with berries in the colour of the text around it: the neutral mark of a house without a logo. */
export function Sprig({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="2" strokeLinecap="round">
        <path d="M24 45C24 32 25 19 31 5" />
        <path d="M30 8c2 1 4 0 5-2M29 11c-3 0-5-2-5-5M28 15c3 1 6 0 8-3M27 18c-4 0-7-3-7-7" />
        <path d="M26 23c4 1 8 0 10-4M25 27c-5 0-9-3-10-8M25 32c5 1 8-1 10-4M24 36c-5 0-8-2-10-6" />
      </g>
      <g fill="currentColor" stroke="none">
        <circle cx="38" cy="25" r="3.4" />
        <circle cx="12" cy="24" r="3.4" />
        <circle cx="33" cy="34" r="2.6" />
      </g>
    </svg>
  );
}
