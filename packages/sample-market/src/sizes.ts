import type { Family } from './family.ts'
import type { AudienceId } from './words.ts'

/** What each kind of clothes comes in, by whom it is for, from the smallest to the largest. */
export const sizeScales = {
  clothing: {
    men: ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
    women: ['S', 'M', 'L', 'XL', 'XXL'],
    unisex: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
    kids: ['90', '100', '110', '120', '130', '140', '150'],
    baby: ['66', '73', '80', '90'],
  },
  shoes: {
    men: ['39', '40', '41', '42', '43', '44', '45', '46'],
    women: ['35', '36', '37', '38', '39', '40', '41'],
    unisex: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
    kids: ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35'],
    baby: ['18', '19', '20', '21', '22'],
  },
  socks: {
    men: ['39-42', '43-46'],
    women: ['35-38', '39-41'],
    unisex: ['35-39', '40-44'],
    kids: ['18-22', '23-27', '28-32', '33-36'],
    baby: ['0-6', '6-12', '12-24'],
  },
  headwear: {
    men: ['56-58', '58-60'],
    women: ['54-56', '56-58'],
    unisex: ['54-58', '58-61'],
    kids: ['48-50', '50-52', '52-54'],
    baby: ['42-44', '44-46'],
  },
  gloves: { men: ['M', 'L', 'XL'], women: ['S', 'M'], unisex: ['S', 'M', 'L'], kids: ['XS', 'S'], baby: ['XS'] },
} as const satisfies Record<NonNullable<Family['sizes']>, Record<AudienceId, readonly string[]>>
