/** English first messages, written as the Russian ones were (`ru.ts`). What a row's cells mean: `read.ts`. */
export const english = `
hi there, opening a little cafe next month, need around 60 white ceramic mugs, 300-350ml | mug | mat:ceramic; col:white; has:(300|350) ml; q60
half litre thermos cups that wont leak | thermos-mug | has:(500|510) ml; has:leakproof
kids school water bottles with straws | water-bottle | has:straw
1L sport bottle plastic | water-bottle | mat:plastic; has:1000 ml
whiskey tumblers, thick base, 48 of them for our bar | glass:виски | has:thick base; q48
double wall latte glasses below 4 dollars | glass | has:double-wall; <4usd
mugs that change colour when hot | mug | has:color-changing
got any mugs with a lid n spoon? 30 for staff gifts | mug | has:with lid and spoon; q30
200 travel mugs w/ our logo, budget 5 bucks each | thermos-mug | logo; q200; <5usd
thermos w tea strainer | thermos-mug | has:tea infuser
laptop backpack 15.6 black water resistant | backpack | has:15\\.6; has:waterproof; col:black
backpacks with usb, i take 20 | backpack | has:USB; q20
hiking rucksack forty litres | backpack | has:40 l
anti theft bag for commuters i mean backpack | backpack | has:anti-theft
plain cotton totes for printing 100 | tote-bag | mat:cotton; q100
tote w zip and inside pocket | tote-bag | has:zipper; has:inner pocket
foldable grocery bags, cheap, 500pc | tote-bag | has:foldable; q500
ladies purse with chain strap black under 20 usd | handbag | has:chain; col:black; <20usd
real leather handbags brown | handbag | mat:genuine leather; col:brown
bum bag for runners with bottle holder | waist-bag | has:bottle holder
tactical fanny packs green x50 | waist-bag | has:tactical; col:green; q50
duffel on wheels | travel-bag | has:on wheels
gym bag w shoe compartment, 30 pieces | travel-bag | has:shoe; q30
heavy cotton tees 240gsm black up to 3xl | t-shirt | mat:cotton; has:240 gsm; col:black; has:Size: .*3XL
blank white t shirts for logo printing qty 100 | t-shirt | logo; col:white; q100
kids tee shirts cotton | t-shirt | has:For whom: kids; mat:cotton
quick dry running shirts for a club, 50 | t-shirt | has:quick-dry; q50
oversized womens tees | t-shirt | has:loose|оверсайз; has:For whom: (women|unisex)
mens fleece lined hoodies in XL | hoodie | has:fleece-lined; has:For whom: (men|unisex); has:Size: .*\\bXL
zip up hoodies grey 20 | hoodie | has:zip|молни; col:grey; q20
plain black team hoodies | hoodie | has:plain; col:black
500 pairs mens black cotton socks | socks | has:For whom: (men|unisex); col:black; mat:cotton; q500
grippy yoga socks | socks | has:non-slip
wooly winter socks | socks | mat:wool
funny patterned socks for children, 100 pairs, less than a dollar | socks | has:For whom: (kids|babies); has:cartoon; q100; <1usd
summer linen dress | dress | mat:linen; has:Season: summer
flowery dresses wholesale | dress | has:floral
red silk dress | dress | mat:silk; col:red
shirt dresses with belt | dress | has:рубашка; has:with belt
hooded winter jackets for men | jacket | has:For whom: (men|unisex); has:Season: winter; has:hood
unisex rain jacket | jacket | has:waterproof
workwear jackets with reflective bits, 40 | jacket | has:reflective; q40
high waisted jeans women | jeans | has:high-waist; has:For whom: women
black wide leg jeans men | jeans | has:широкие; col:black
red caps for logo embroidery 100 | cap | logo; col:red; q100
trucker caps, mesh back | cap | has:mesh|сеткой
touchscreen gloves ladies winter | gloves | has:сенсорн; has:For whom: (women|unisex)
black leather gloves men fleece lining | gloves | mat:leather; has:For whom: (men|unisex); col:black; has:fleece
fingerless bike gloves | gloves | has:fingerless
plaid wool scarves | scarf | mat:wool; has:plaid
silk scarf women, 20 pcs | scarf | mat:silk; has:For whom: (women|unisex); q20
mens cotton boxers 200 | underwear | has:боксеры; has:For whom: men; mat:cotton; q200
seamless nude underwear for women | underwear | has:seamless; has:For whom: women; col:beige
white trainers womens size 38 | sneakers | col:white; has:For whom: (women|unisex); has:Size: .*\\b38\\b
breathable mesh running shoes men 43 | sneakers | has:For whom: (men|unisex); has:breathable; mat:mesh; has:Size: .*\\b43\\b
velcro sneakers for kids | sneakers | has:For whom: kids; has:hook-and-loop
hotel slippers 300 pairs cheapest you have | slippers | has:hotel; q300
pink fluffy slippers women | slippers | mat:velour; has:For whom: (women|unisex); col:pink
bathroom slides that dont slip | slippers | has:ванной; has:non-slip
men's winter boots genuine leather | boots | has:For whom: men; has:Season: winter; mat:genuine leather
rubber boots | boots | mat:rubber
ankle boots with block heel ladies | boots | has:block heel; has:For whom: women
closed toe sandals women | sandals | has:closed toe; has:For whom: women
sporty mens sandals | sandals | has:For whom: men; has:sports
clear case iphone 15 pro | phone-case | has:15 Pro; col:transparent
silicone magsafe cases for iphone 13, 50 units | phone-case | mat:silicone; has:iPhone 13; has:magnetic; q50
phone case that holds cards | phone-case | has:card slot
65w gan charger usb c | charger | has:65 W; has:GaN
car charger dual port | charger | has:автомобильная; has:two ports
white qi charger | charger | has:беспроводная; col:white
20 watt eu plug chargers 100 | charger | has:20 W; has:EU plug; q100
20k mah powerbank fast charge under 25 bucks | power-bank | has:20000 mAh; has:fast charging; <25usd
solar power bank for camping | power-bank | has:solar
slim 10000mah battery pack | power-bank | has:10000 mAh; has:slim
branded power banks corporate gift 300 pcs | power-bank | logo; q300
usb-c cable 2m braided fast charging | cable | has:Type-C; has:(?<![\\d.])2 m\\b; has:fast-charging; has:braided
iphone cords 1m white 200 | cable | has:iPhone; has:(?<![\\d.])1 m\\b; col:white; q200
3 in 1 charging cable | cable | has:three connectors
over-ear ANC headphones | headphones | has:накладные; has:noise cancelling
cheap white bluetooth earbuds 100 units | headphones | has:беспроводные; col:white; q100
earphones that survive rain and sweat | headphones | has:waterproof
headsets with mic for a language school, 30 | headphones | has:microphone; q30
magnetic car phone mount | phone-holder | has:автомобильный; has:magnetic
foldable phone stand for tablet too | phone-holder | has:foldable|tablet
bike phone holder | phone-holder | has:bicycle
gps smartwatch for running | smart-watch | has:GPS
kids smart watch | smart-watch | has:For whom: kids
mens mechanical watch leather strap | watch | has:механические; has:For whom: men
sparkly quartz watches for ladies | watch | has:кварцевые; has:For whom: women; has:rhinestones
desk lamp with wireless charging pad | desk-lamp | has:wireless
clip on usb lamp | desk-lamp | has:прищепке; has:USB
dorm lamps, rechargeable, fifteen | desk-lamp | has:rechargeable; q15
5m led strip with remote | led-strip | has:(?<![\\d.])5 m\\b; has:remote
12v outdoor led tape ip65 | led-strip | has:12 V; has:IP65
lights for behind the tv, colourful | led-strip | has:TV|multicolor
bunny night light for baby room | night-light | has:bunny
starry sky projector with remote | night-light | has:звёздного; has:remote
motion sensor hallway lights 20 | night-light | has:motion|датчик; q20
powerful rechargeable headlamps | flashlight:налобный | has:rechargeable
solar camping lantern | flashlight:кемпинговый | has:solar
pocket flashlight on batteries | flashlight | has:battery; has:mini
80 cm teddy bear plush | soft-toy | has:80 cm
capybara plushies | soft-toy | has:capybara
claw machine plush, small, 500, dirt cheap | soft-toy | has:claw; q500
shark soft toy with our company logo x100 | soft-toy | has:shark; logo; q100
robot building kit age 6+ | building-blocks | has:robot; has:6 years
brick set like lego over 1000 pieces | building-blocks | has:1240 pieces
wooden blocks for nursery | building-blocks | mat:wooden
rc offroad car | toy-car | has:радиоуправл; has:off-road
diecast collectible cars | toy-car | has:коллекцион
toy fire engine with siren sounds | toy-car | has:fire-rescue; has:sound
1000 piece landscape jigsaw for adults | puzzle | has:1000 pieces; has:landscape
wooden puzzles toddlers 3 years | puzzle | mat:wooden; has:3 years
white cotton bedding queen size for hotel 50 sets | bedding | has:queen; mat:cotton; col:white; q50
bed linen w fitted sheet | bedding | has:fitted
kids bedding with cartoons | bedding | has:cartoon
70x140 terry towels 500gsm | towel | has:terry; has:70x140; has:500 gsm
microfibre gym towel quick dry | towel | mat:microfiber; has:quick-dry
waffle towels 40 by 80, a hundred | towel | has:waffle; has:40x80; q100
hotel white bath towels 200 up to 6 dollars | towel:банное | col:white; q200; <6usd
200x230 grey warm throw | blanket | has:200x230; col:grey
fringed fleece blankets | blanket | mat:fleece; has:fringe
baby blanket 100x150 | blanket | has:100x150
neck pillow for flights | pillow | has:шеи|neck
memory foam pillows 50x70 | pillow | has:slow-rebound; has:50x70
cushions 45x45 with tassels | pillow | has:45x45; has:tassels
blackout curtains 200x270 | curtain | has:room-darkening|90%; has:200x270
sheer white curtains | curtain | has:тюль; col:white
shower curtain mould proof | curtain | has:ванной; has:mildew
forged chef knife wooden handle | knife | has:forged; has:wooden handle
ceramic knives | knife | mat:ceramic
knife block set of five | knife | has:5 knives
bamboo chopping board with juice groove, 30 | cutting-board | mat:bamboo; has:juice groove; q30
plastic cutting board dishwasher ok | cutting-board | mat:plastic; has:Dishwasher: safe
28cm cast iron skillet | frying-pan | has:28 cm; mat:cast iron
induction pan with lid 24 cm | frying-pan | has:with lid; has:induction; has:24 cm
nonstick wok | frying-pan | has:вок; has:non-stick
bento with compartments 1 litre | food-container | has:compartments; has:1000 ml
glass containers microwave ok | food-container | mat:glass; has:microwave
plastic takeaway containers 200 below a buck fifty | food-container | mat:plastic; q200; <1.5usd
silicone whisk | kitchen-utensils:венчик | mat:silicone
wooden spatulas 50 | kitchen-utensils:лопатка | mat:wooden; q50
garlic press stainless | kitchen-utensils:чеснокодавка | mat:stainless
ladle long handle | kitchen-utensils:половник | has:long handle
silicone muffin tray 12 cups | baking-mold | mat:silicone; has:12-cup
springform non stick cake tin | baking-mold | has:removable bottom; has:non-stick
christmas cookie cutters | baking-mold:вырубка | has:Christmas
8mm non slip yoga mat | yoga-mat | has:(?<![\\d.])8 mm; has:non-slip
yoga mats with studio logo thirty pcs | yoga-mat | logo; q30
adjustable dumbbells 10kg | dumbbell | has:разборная; has:10 kg
pink 2 kg weights for women | dumbbell | has:(?<![\\d.])2 kg; col:pink
8kg kettlebell | dumbbell | has:гиря; has:(?<![\\d.])8 kg
resistance bands set of 5 | resistance-band | has:set of 5
pull up assist band | resistance-band | has:pull-ups
counting skipping rope | jump-rope | has:счётчиком
adjustable jump ropes for PE class, 40, 2 dollars max | jump-rope | has:adjustable; q40; <2usd
kraft gift boxes with window 200 | gift-box:коробка | mat:kraft; has:window; q200
jewellery boxes with ribbon | gift-box:коробка | has:jewelry; has:ribbon
red christmas gift bags | gift-box:пакет | has:Christmas; col:red
1000 mailing bags for my online shop | poly-mailer | q1000
opaque poly mailers 25x35 | poly-mailer | has:25x35; has:opaque
bubble mailers | poly-mailer | has:пузырчатый
clear ziplocks 10x15 5000pcs | zip-bag | has:10x15; col:transparent; q5000
kraft stand up pouches w window for tea | zip-bag | mat:kraft; has:window
clear tape 66m box of 72 | packing-tape | col:transparent; has:66 m; q72
painters tape | packing-tape | has:малярный
logo printed packing tape 500 rolls | packing-tape | logo; q500
windproof automatic umbrella black | umbrella | has:automatic; has:windproof; col:black
kids umbrellas | umbrella | has:For whom: kids
cane umbrella wood handle | umbrella:трость | has:wooden handle
polarised driving sunglasses men | sunglasses | has:polarized; has:For whom: (men|unisex)
cat eye sunnies | sunglasses | has:cat-eye
hypoallergenic studs | earrings | has:гвоздики; has:hypoallergenic
light gold hoop earrings | earrings | has:кольца; col:gold; has:lightweight
heart pendant necklace | necklace | has:heart
pearl necklace | necklace | mat:pearl
rings one size fits all | ring | has:adjustable
engravable couples rings | ring | has:engraving
beaded stretch bracelets | bracelet | has:бусин; has:elastic
leather bracelet men | bracelet | mat:leather; has:For whom: (men|unisex)
12 pc makeup brush set with pouch | makeup-brush | has:12 pieces; has:pouch
hanging waterproof toiletry bag | cosmetic-bag | has:hanging; has:waterproof
lighted magnifying mirror | mirror | has:LED|light; has:magnification
nail files 100/180 hundred packs | nail-file | has:100/180; q100
tilted ceramic cat bowl | pet-bowl | mat:ceramic; has:tilted
bowl to slow my dog down when eating | pet-bowl | has:slow-feeding
3 m reflective lead | pet-leash | has:reflective; has:(?<![\\d.])3 m\\b
leash for large dogs with shock absorber | pet-leash | has:shock absorber
cat bed removable cover | pet-bed | has:removable cover
100cm bed big dog | pet-bed | has:100 cm
tough squeaky dog toy | pet-toy | has:squeaky; has:durable
catnip toys 50 | pet-toy | has:catnip; q50
a5 dotted hardcover notebooks | notebook | has:A5|А5; has:hardcover; has:dotted
planners with our logo for new year 100 | notebook | logo; q100
spiral squared notepad | notebook | has:spiral; has:squared
blue gel pens 500 | pen:гелевая | col:blue; q500
cheapest logo pens 1000 | pen | logo; q1000
pens you can rub out | pen | has:erasable
pencil case two compartments | pencil-case | has:two-compartment
back to school pencil cases for boys, class of 30 | pencil-case | has:boys|back to school; q30
waterproof laptop stickers | sticker | has:laptops|waterproof
glow stickers | sticker | has:glow
collapsible trunk organiser with lid | car-organizer | has:foldable; has:with lid
EVA car mats full set five seats | car-mat | mat:EVA; has:5 seats
cordless car hoover | car-vacuum | has:cordless
precision screwdrivers for phone repair | screwdriver-set | has:phone
magnetic 32 piece screwdriver kit in a case | screwdriver-set | has:magnetic; has:32 pieces; has:in case
5m measuring tape magnetic | tape-measure | has:(?<![\\d.])5 m\\b; has:magnetic
21v drill two batteries | drill | has:21 V; has:two batteries
hammer drill for concrete | drill | has:ударная
15cm ceramic pots with saucer | flower-pot | mat:ceramic; has:saucer; has:15 cm
hanging planters | flower-pot | has:hanging
self watering pot | flower-pot | has:self-watering
5 litre watering can | watering-can | has:(?<![\\d.])5 l\\b
long spout indoor watering can | watering-can | has:long-spout
ratchet pruners | garden-shears | has:ratchet
bottle opener keyrings w logo 300 | keychain | has:bottle opener; logo; q300
leather key fobs | keychain | mat:leather
hand painted glass baubles | christmas-decor | mat:glass; has:hand-painted
unbreakable xmas ornaments for a kindergarten, 100 | christmas-decor | has:shatterproof; q100
under bed storage boxes | organizer | has:under the bed
50l storage bin with wheels and lid | organizer | has:on wheels; has:with lid; has:50 l
bakcpack waterprof gray | backpack | has:waterproof; col:grey
hedphones wireles white | headphones | col:white
umbrela fold black | umbrella | has:складной; col:black
thremos mug black | thermos-mug | col:black
cusion covers beige decorative | pillow | has:декоративная; col:beige
fryng pan 26cm nonstik | frying-pan | has:non-stick; has:26 cm
sun glases woman | sunglasses | has:For whom: (women|unisex)
so basically my wife wants one of those bottles that show what time to drink | water-bottle | has:time markings
good evening, we are opening a 40 bed hostel and need simple single bed linen in a solid colour | bedding | has:single; has:solid-color
my husband fishes at night and needs a bright light he can wear on his head | flashlight:налобный | has:super bright|fishing
daughter starts school, needs a pink backpack | backpack | col:pink
starting on amazon with phone cases, first batch 100 for iphone 14, must be less than 2 dollars | phone-case | has:iPhone 14; q100; <2usd
ok so i want to give the girls at work something, cosmetic pouches maybe, 12 of them, max 8 dollars | cosmetic-bag | q12; <8usd
school order: pens, and pencil cases, 100 of each | pencil-case,pen | q100
beauty salon needs small white terry towels 30x30 | towel | col:white; has:30x30
pizza boards wood for our restaurant | cutting-board | mat:wooden
closed white slippers for hotel guests 500 | slippers | col:white; q500
pet store here. stainless bowls, not sliding around | pet-bowl | mat:stainless; has:non-slip
company party - christmas balls with logo, 200 | christmas-decor | logo; q200
present for mum | any | 
something for coworkers under 4 dollars each, 25 people | any | <4usd; q25
mugs, any colour but white | mug | has:^Color: (?!(matte |glossy )?white$)
backpacks except black | backpack | has:^Color: (?!black$)
water bottles but no plastic please | water-bottle | no:^Material: plastic
cutting boards not wooden | cutting-board | no:^Material: wooden
cotton t-shirts without print | t-shirt | mat:cotton; no:^Style: printed
umbrella, not automatic | umbrella | no:automatic
headphones without mic black | headphones | no:microphone; col:black
watch with leather or steel strap | watch | has:leather|steel
glass or silicone food containers | food-container | has:^Material: .*(glass|silicone)
blue or grey hoodies | hoodie | has:^Color: .*(blue|navy|grey)
нужны black backpacks, 20 штук | backpack | col:black; q20
mugs 陶瓷 white | mug | mat:ceramic; col:white
how long does shipping to almaty take | - | says:deliver|days|ship
what exchange rate do you use for yuan | - | says:rate|₽|yuan
can i send it back if its broken | - | says:return|cancel|support
do you give invoices for companies | - | says:invoice|document|shop|support
how can i pay | - | says:pay
is there a minimum order amount | - | says:minimum
who are you | - | says:Karavan|assistant|offers
can i talk to a human | - | says:support|contact|write|shop
`
