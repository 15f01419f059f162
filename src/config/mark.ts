/** SVG path of the logo on 32 × 32, filled by the even-odd rule. */
export const markOutline =
  'M16 1c6.9 0 12.5 5.4 12.5 12.2 0 5-3.2 9.6-11 17.2a2.1 2.1 0 0 1-3 0C6.7 22.8 3.5 18.2 3.5 13.2 3.5 6.4 9.1 1 16 1zm-2.6 5v4.6h-4.6v5.2h4.6v4.6h5.2v-4.6h4.6v-5.2h-4.6v-4.6z';
