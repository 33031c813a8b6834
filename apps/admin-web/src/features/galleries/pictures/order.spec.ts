import { inOrderOf } from '../../../shared/moved';
import { imageOrders } from './order';

it('puts a picture that has arrived meanwhile behind the ordered ones', () => {
  const pictures = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(inOrderOf(pictures, [2, 1])).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
});

it('numbers a new order from zero', () => {
  expect(imageOrders([7, 3])).toEqual([
    { id: 7, order: 0 },
    { id: 3, order: 1 },
  ]);
});
