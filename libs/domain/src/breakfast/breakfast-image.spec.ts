import { breakfastAlt } from './breakfast-image';

describe('a picture of the breakfast', () => {
  it('is called by its description', () => {
    expect(breakfastAlt({ description: 'Cornetti caldi', originalName: 'IMG_1.jpg' })).toBe('Cornetti caldi');
  });

  it('is called by its file’s original name without one', () => {
    expect(breakfastAlt({ description: ' ', originalName: 'IMG_1.jpg' })).toBe('IMG_1.jpg');
  });
});
