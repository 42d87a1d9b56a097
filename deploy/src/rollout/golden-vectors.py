# Buckets computed by another implementation: python3 deploy/src/rollout/golden-vectors.py > deploy/src/rollout/golden-vectors.json
# It shares no code with cohort.ts; exact integers where that one uses doubles.
import hashlib
import json

AREAS = ["shell", "feed", "profile", "settings", "messaging", "content", "zone-é", "a"]


def random_hex(seed, digits):
    return hashlib.sha512(seed.encode()).hexdigest()[:digits]


def unit(place):
    kinds = [
        str(place),
        random_hex(f"unit {place}", 32),
        f"membre-{place}-Ngoyé-Ó",
        f"{place} 🦜 \u202f»",
        str(10**15 + place * 7919),
    ]
    return kinds[place % len(kinds)] if place else ""


def bucket(area, rollout, member):
    digest = hashlib.sha256()
    for part in (area, "\0", rollout, "\0", member):
        digest.update(part.encode("utf-8"))
    return int.from_bytes(digest.digest()[:4], "big") * 10000 // 4294967296


rows = []
for place in range(1000):
    area = AREAS[place % len(AREAS)]
    rollout = random_hex(f"rollout {place // 20}", 32)
    row = [area, rollout, unit(place), bucket(area, rollout, unit(place))]
    rows.append("  " + json.dumps(row, ensure_ascii=False))
print("[\n" + ",\n".join(rows) + "\n]")
