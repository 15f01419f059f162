const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** Screen sizes of the tests: a phone's and a desktop's. */
export const screenSizes = [
  { name: 'phone', use: phone },
  { name: 'desktop', use: desktop },
] as const;
