/**
 * Who is meant to see what is read: `public` what guests see alone, `everything` also what is hidden, waiting or over.
 * Source: decisions §3 ("visibility is a required argument of the read port").
 */
export type Visibility = 'public' | 'everything';
