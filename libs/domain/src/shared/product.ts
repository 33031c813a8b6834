/** What the product is called. Histories name it so for what it has published itself, and nobody else may have the name. */
export const PRODUCT_NAME = 'Ospite';
